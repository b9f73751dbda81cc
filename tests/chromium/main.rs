//! With the installed browser. A machine without one fails these tests: that is their message.
#![cfg(unix)]

mod bridge;
mod connection;
mod console;
mod dialogs;
mod differential;
mod discarded;
mod frames;
mod hands;
mod launch;
mod leaks;
mod leaving;
mod moments;
mod navigation;
mod playwright;
mod pointing;
mod popups;
mod races;
mod reading;
mod sessions;
mod support;
mod tools;
mod tools_click;
mod tools_moving;
mod tools_network;
mod tools_pages;
mod tools_text;
mod trees;
mod workers;
mod world;
