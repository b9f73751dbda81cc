//! Clocks and meters of this process (Linux; elsewhere they read zero).

use std::time::{Duration, Instant};

/// Processor time of all threads of this process.
pub(crate) fn processor_time() -> Duration {
    let Ok(tasks) = std::fs::read_dir("/proc/self/task") else { return Duration::ZERO };
    let nanoseconds = tasks.flatten().filter_map(|task| {
        let text = std::fs::read_to_string(task.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(nanoseconds.sum())
}

/// Processor time of this thread.
pub(crate) fn thread_time() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|text| text.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

/// A line of `/proc/self/status`, in bytes.
pub(crate) fn memory(line: &str) -> f64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let found = text.lines().find_map(|text| text.strip_prefix(line));
    let kilobytes =
        found.and_then(|rest| rest.trim_matches(|c: char| !c.is_ascii_digit()).parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) * 1024.0
}

/// The most memory that `work` held beyond what was held before.
pub(crate) fn peak<T>(work: impl FnOnce() -> T) -> (f64, T) {
    // Forgets the peak so far.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    let before = memory("VmRSS:");
    let result = work();
    (memory("VmHWM:") - before, result)
}

pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

pub(crate) fn percentile(mut values: Vec<f64>, part: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let last = values.len().saturating_sub(1);
    values.get(((last as f64) * part) as usize).copied().unwrap_or(f64::NAN)
}

pub(crate) fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// A block of calls one after the other: the median time and the processor time of one, in µs.
pub(crate) fn block(count: usize, mut call: impl FnMut()) -> (f64, f64) {
    let mut times = Vec::with_capacity(count);
    let before = processor_time();
    for _ in 0..count {
        let started = Instant::now();
        call();
        times.push(microseconds(started.elapsed()));
    }
    let spent = processor_time().saturating_sub(before);
    (median(times), microseconds(spent) / count as f64)
}
