//! Torture: the k-th fallible call to the operating system fails, so that tests can prove that
//! every such failure ends in a typed error and leaves nothing behind.
//!
//! [`os`] stands at each call whose failure is a case of its own (files, processes, sockets,
//! threads, readiness). Without the feature `internals` it is the call itself.

/// Makes the call, unless it is its turn to fail.
#[cfg(not(feature = "internals"))]
#[inline(always)]
pub(crate) fn os<T>(
    _name: &'static str,
    call: impl FnOnce() -> std::io::Result<T>,
) -> std::io::Result<T> {
    call()
}

#[cfg(feature = "internals")]
pub use armed::{PANIC, Report, arm, disarm};

#[cfg(feature = "internals")]
pub(crate) use armed::os;

#[cfg(feature = "internals")]
mod armed {
    use std::io;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Mutex, PoisonError};

    /// What happened while it was armed.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Report {
        /// The calls that were made or failed, in order.
        pub calls: Vec<&'static str>,
        /// Those of them that were made to fail.
        pub failed: Vec<&'static str>,
    }

    #[derive(Debug)]
    struct Plan {
        at: usize,
        once: bool,
        errno: i32,
        report: Report,
    }

    /// As an error number: the call panics instead of failing.
    pub const PANIC: i32 = 0;

    static ARMED: AtomicBool = AtomicBool::new(false);
    static PLAN: Mutex<Option<Plan>> = Mutex::new(None);

    /// From now on counts the calls of the whole process, and lets the `at`-th of them (from 0)
    /// fail with this error number; `once`, or it and every later one.
    pub fn arm(at: usize, once: bool, errno: i32) {
        let plan = Plan { at, once, errno, report: Report::default() };
        *PLAN.lock().unwrap_or_else(PoisonError::into_inner) = Some(plan);
        ARMED.store(true, Ordering::SeqCst);
    }

    /// Ends that and says what happened.
    pub fn disarm() -> Report {
        ARMED.store(false, Ordering::SeqCst);
        let plan = PLAN.lock().unwrap_or_else(PoisonError::into_inner).take();
        plan.map(|plan| plan.report).unwrap_or_default()
    }

    pub(crate) fn os<T>(name: &'static str, call: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
        if ARMED.load(Ordering::Relaxed) {
            let mut guard = PLAN.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(plan) = &mut *guard {
                let index = plan.report.calls.len();
                plan.report.calls.push(name);
                if index == plan.at || (index > plan.at && !plan.once) {
                    plan.report.failed.push(name);
                    let errno = plan.errno;
                    drop(guard);
                    assert_ne!(errno, PANIC, "as a test wants it");
                    return Err(io::Error::from_raw_os_error(errno));
                }
            }
        }
        call()
    }
}
