//! The command `cdpwire`.

mod cli;

fn main() -> std::process::ExitCode {
    cli::run()
}
