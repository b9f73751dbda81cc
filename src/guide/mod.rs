//! The guide: what the reference pages of single items cannot say.
//!
//! Documentation only: nothing here is compiled into a program.

#[doc = include_str!("dialogs.md")]
pub mod dialogs {}

#[doc = include_str!("frames.md")]
pub mod frames {}
