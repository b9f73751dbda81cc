//! With the installed browser. A machine without one fails these tests: that is their message.
#![cfg(unix)]

mod bridge;
mod connection;
mod dialogs;
mod frames;
mod hands;
mod launch;
mod leaks;
mod races;
mod reading;
mod support;
mod tools;
mod tools_click;
mod tools_text;
mod world;
