//! Events of frames, sessions and documents in any order.

use super::Run;
use bytes::Bytes;

/// Those of the messages that move frames.
const MOVES: [u8; 12] = [1, 1, 3, 7, 8, 8, 9, 10, 10, 11, 12, 20];

/// One page, and everything that can be said of its frames, in the order that the bytes give:
/// three for each event. What is published is a tree after every one, and when the page is gone
/// nothing is left.
///
/// # Panics
/// When that does not hold.
pub fn fuzz_frames(data: &[u8]) {
    let mut run = Run::new();
    run.message(0, 0, 0, 0);
    run.drain();
    for event in data.chunks(3) {
        let at = |index: usize| event.get(index).copied().unwrap_or_default();
        let which = MOVES.get(usize::from(at(0)) % MOVES.len()).copied().unwrap_or_default();
        // Replies to the questions for the tree: the engine's first commands have these ids.
        let number = if which == 20 { at(1) % 40 } else { at(1) };
        run.message(which, number, at(2), at(0) >> 4);
        run.drain();
    }
    for id in 0..6 {
        let ended =
            format!(r#"{{"method":"Target.detachedFromTarget","params":{{"sessionId":"S{id}"}}}}"#);
        run.core.on_message(run.now, Bytes::from(ended));
        run.drain();
        let gone =
            format!(r#"{{"method":"Target.targetDestroyed","params":{{"targetId":"F{id}"}}}}"#);
        run.core.on_message(run.now, Bytes::from(gone));
        run.drain();
    }
    let left = run.core.census();
    let all = (left.sessions, left.frames, left.waiting_frames, left.pages, left.contexts);
    assert_eq!(all, (0, 0, 0, 0, 0), "left behind: {left:?}");
    run.end();
}
