//! With the installed browser. A machine without one fails these tests: that is their message.
#![cfg(unix)]

mod bridge;
mod dialogs;
mod frames;
mod support;
mod world;
