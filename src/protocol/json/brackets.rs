//! The brackets that are open while a value is skipped: one bit a level, none allocated for the
//! first 64, so that ten million opening brackets cost about a megabyte and no stack.

/// A stack of open brackets.
#[derive(Default)]
pub(super) struct Brackets {
    /// Full words of 64 levels each, outermost first.
    full: Vec<u64>,
    /// The innermost levels; the lowest bit is the innermost.
    word: u64,
    /// How many levels `word` holds: 0 to 64.
    held: u32,
}

impl Brackets {
    pub(super) fn push(&mut self, object: bool) {
        if self.held == u64::BITS {
            self.full.push(self.word);
            self.held = 0;
            self.word = 0;
        }
        self.word = self.word << 1 | u64::from(object);
        self.held = self.held.saturating_add(1);
    }

    /// Whether the innermost open bracket is an object's; `None` when nothing is open.
    pub(super) fn innermost(&self) -> Option<bool> {
        (self.held > 0).then_some(self.word & 1 == 1)
    }

    pub(super) fn pop(&mut self) {
        self.word >>= 1;
        self.held = self.held.saturating_sub(1);
        if self.held == 0 {
            if let Some(word) = self.full.pop() {
                self.word = word;
                self.held = u64::BITS;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_of_any_depth_gives_back_what_was_put_in() {
        let pattern = |level: u32| level % 3 == 0 || level % 7 == 1;
        let mut brackets = Brackets::default();
        for level in 0..1000 {
            brackets.push(pattern(level));
            assert_eq!(brackets.innermost(), Some(pattern(level)));
        }
        for level in (0..1000).rev() {
            assert_eq!(brackets.innermost(), Some(pattern(level)), "level {level}");
            brackets.pop();
        }
        assert_eq!(brackets.innermost(), None);
    }
}
