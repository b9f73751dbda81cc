//! Stepping over JSON values without reading them.
//!
//! Most bytes of CDP traffic are payload that the router only has to step over. Strings are so
//! short there (a quote every 8 bytes in recorded traffic) that searching for the next quote
//! costs more than it saves; instead 64 bytes at a time become bit masks of quotes, backslashes
//! and brackets, and the depth is counted by population count. It needs no stack, so depth is
//! no attack, and it looks at structure only: what a skipped value gets wrong is its reader's
//! business.

use memchr::memchr2;

/// Why a value could not be stepped over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// The input ended inside it.
    Truncated,
    /// No value starts here, or a number or literal is misspelt.
    NotAValue,
}

/// The index of the first byte at or after `at` that is not JSON white space.
#[inline]
pub(super) fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(at) {
        at = at.wrapping_add(1);
    }
    at
}

/// The index after the value that starts at `start`. Brackets are matched by count and not by
/// kind, strings and nested values are not validated; a number or literal is.
#[inline]
pub(super) fn skip_value(bytes: &[u8], start: usize) -> Result<usize, Stop> {
    match bytes.get(start) {
        Some(b'{' | b'[') => skip_container(bytes, start).ok_or(Stop::Truncated),
        Some(b'"') => skip_string(bytes, start).ok_or(Stop::Truncated),
        Some(_) => skip_scalar(bytes, start),
        None => Err(Stop::Truncated),
    }
}

/// The index after the closing quote of the string whose opening quote is at `start`.
#[inline]
pub(super) fn skip_string(bytes: &[u8], start: usize) -> Option<usize> {
    let mut at = start.wrapping_add(1);
    loop {
        at = at.wrapping_add(memchr2(b'"', b'\\', bytes.get(at..)?)?);
        if bytes.get(at) == Some(&b'"') {
            return Some(at.wrapping_add(1));
        }
        at = at.wrapping_add(2);
    }
}

/// What stands between the quotes of the string whose opening quote is at `start`, if that is
/// nothing but printable ASCII without escapes, as keys and routing fields are.
#[inline]
pub(super) fn plain_string(bytes: &[u8], start: usize) -> Option<&[u8]> {
    let text = bytes.get(start..)?.strip_prefix(b"\"")?;
    let mut length = 0_usize;
    let mut rest = text;
    while let Some((word, after)) = rest.split_first_chunk() {
        let word = u64::from_le_bytes(*word);
        let special = word
            | word.wrapping_sub(EVERY_BYTE.wrapping_mul(0x20))
            | (word ^ EVERY_BYTE.wrapping_mul(0x22)).wrapping_sub(EVERY_BYTE)
            | (word ^ EVERY_BYTE.wrapping_mul(0x5C)).wrapping_sub(EVERY_BYTE);
        // The top bit of the lowest byte that is not ASCII (`word` itself), below 0x20, a quote
        // or a backslash; borrows can only reach bytes above it.
        let special = special & EVERY_BYTE.wrapping_mul(0x80);
        if special != 0 {
            length = length.wrapping_add(usize::try_from(special.trailing_zeros() / 8).ok()?);
            break;
        }
        length = length.wrapping_add(8);
        rest = after;
    }
    // Up to seven bytes at the very end of the input.
    while text.get(length).is_some_and(|&byte| byte != b'"' && is_plain(byte)) {
        length = length.wrapping_add(1);
    }
    if text.get(length) == Some(&b'"') { text.get(..length) } else { None }
}

fn is_plain(byte: u8) -> bool {
    (b' '..0x80).contains(&byte) && byte != b'\\'
}

fn skip_scalar(bytes: &[u8], start: usize) -> Result<usize, Stop> {
    let rest = bytes.get(start..).unwrap_or_default();
    let length = rest
        .iter()
        .position(
            |byte| !matches!(byte, b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'+' | b'-' | b'.'),
        )
        .unwrap_or(rest.len());
    let token = rest.get(..length).unwrap_or_default();
    if !matches!(token, b"true" | b"false" | b"null") && !is_number(token) {
        return Err(Stop::NotAValue);
    }
    Ok(start.wrapping_add(length))
}

/// Whether the token is a number by JSON's grammar.
fn is_number(token: &[u8]) -> bool {
    let digits = |text: &[u8]| text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut rest = token.strip_prefix(b"-").unwrap_or(token);
    let whole = digits(rest);
    if whole == 0 || (whole > 1 && rest.first() == Some(&b'0')) {
        return false;
    }
    rest = rest.get(whole..).unwrap_or_default();
    if let Some(fraction) = rest.strip_prefix(b".") {
        let places = digits(fraction);
        if places == 0 {
            return false;
        }
        rest = fraction.get(places..).unwrap_or_default();
    }
    let [b'e' | b'E', exponent @ ..] = rest else { return rest.is_empty() };
    let exponent = match exponent {
        [b'+' | b'-', unsigned @ ..] => unsigned,
        unsigned => unsigned,
    };
    !exponent.is_empty() && digits(exponent) == exponent.len()
}

// ---- 64 bytes at a time ----
//
// A mask keeps byte `i` of the block at bit `8 * (i % 8) + i / 8`: eight words of the block, each
// tested bytewise, are laid over each other, word `r` in bit `r` of every byte. That is one
// vector compare, AND and OR per 16 bytes on any machine, where the natural order would need an
// instruction that safe Rust cannot name. Counting works in any order, a running parity with the
// shifts adapted; only the block in which a value may end is turned to natural order.

const BLOCK: usize = 64;
const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;

const ROW_BIT: [u8; BLOCK] = {
    let mut bits = [0; BLOCK];
    let mut i = 0;
    while i < BLOCK {
        #[allow(clippy::indexing_slicing, clippy::arithmetic_side_effects)] // at compile time
        {
            bits[i] = 1 << (i / 8);
            i += 1;
        }
    }
    bits
};

/// Which bytes of the block, once the bits `or` are set in them, equal `wanted`.
#[inline(always)]
fn mask(block: &[u8; BLOCK], or: u8, wanted: u8) -> u64 {
    let mut hits = [0_u8; BLOCK];
    for ((hit, byte), bit) in hits.iter_mut().zip(block).zip(&ROW_BIT) {
        *hit = if byte | or == wanted { *bit } else { 0 };
    }
    hits.chunks_exact(8)
        .fold(0, |all, word| all | word.first_chunk().map_or(0, |word| u64::from_le_bytes(*word)))
}

/// Between the layout of [`mask`] and natural order, either way: the bits as an 8 by 8 matrix,
/// mirrored at its diagonal.
#[inline(always)]
fn natural(mut x: u64) -> u64 {
    let mut swap = (x ^ (x >> 7)) & 0x00AA_00AA_00AA_00AA;
    x = x ^ swap ^ (swap << 7);
    swap = (x ^ (x >> 14)) & 0x0000_CCCC_0000_CCCC;
    x = x ^ swap ^ (swap << 14);
    swap = (x ^ (x >> 28)) & 0x0000_0000_F0F0_F0F0;
    x ^ swap ^ (swap << 28)
}

/// Which bytes lie inside a string (opening quote included), given the quotes of the block.
#[inline(always)]
fn inside_strings(quotes: u64, started_inside: bool) -> u64 {
    let mut parity = quotes;
    parity ^= parity << 8;
    parity ^= parity << 16;
    parity ^= parity << 32;
    // The last column now has the parity of each row; each row continues those before it.
    let mut rows = parity >> 56;
    rows ^= rows << 1;
    rows ^= rows << 2;
    rows ^= rows << 4;
    let carried = (rows << 1) ^ if started_inside { 0xFF } else { 0 };
    parity ^ (carried & 0xFF).wrapping_mul(EVERY_BYTE)
}

/// Which bytes are escaped, in natural order, and whether the first byte after the block is.
/// Backslashes are rare in CDP traffic (one in 230 bytes), so they are simply walked.
fn escaped(backslashes: u64, first: bool) -> (u64, bool) {
    let mut escaped = u64::from(first);
    let mut left = backslashes & !escaped;
    while left != 0 {
        let at = left.trailing_zeros();
        if at == 63 {
            return (escaped, true);
        }
        escaped |= 2_u64.wrapping_shl(at);
        left &= !3_u64.wrapping_shl(at);
    }
    (escaped, false)
}

fn skip_container(bytes: &[u8], start: usize) -> Option<usize> {
    let mut depth = 1_u64;
    let mut in_string = false;
    let mut escape_next = false;
    let mut base = start.wrapping_add(1);
    let mut last = [b' '; BLOCK];
    loop {
        let rest = bytes.get(base..).filter(|rest| !rest.is_empty())?;
        let block = match rest.first_chunk() {
            Some(block) => block,
            None => {
                last.get_mut(..rest.len())?.copy_from_slice(rest);
                &last
            }
        };
        let mut quotes = mask(block, 0, b'"');
        let backslashes = mask(block, 0, b'\\');
        if backslashes != 0 || escape_next {
            let (hidden, next) = escaped(natural(backslashes), escape_next);
            quotes &= !natural(hidden);
            escape_next = next;
        }
        let inside = inside_strings(quotes, in_string);
        in_string = inside >> 63 == 1;
        // `[` and `{`, `]` and `}` differ in one bit only.
        let opens = mask(block, 0x20, b'{') & !inside;
        let closes = mask(block, 0x20, b'}') & !inside;
        match count_block(depth, opens, closes) {
            Count::Depth(new) => depth = new,
            Count::End(at) => return Some(base.wrapping_add(at)),
        }
        base = base.wrapping_add(BLOCK);
    }
}

enum Count {
    /// The depth after the block.
    Depth(u64),
    /// The value ends in the block; the index after its last byte.
    End(usize),
}

#[inline(always)]
fn count_block(mut depth: u64, opens: u64, closes: u64) -> Count {
    let close_count = u64::from(closes.count_ones());
    if depth > close_count {
        // One opening bracket a byte: 2^63 of them do not fit in memory.
        let opened = depth.wrapping_add(u64::from(opens.count_ones()));
        return Count::Depth(opened.wrapping_sub(close_count));
    }
    let closes = natural(closes);
    let mut brackets = natural(opens) | closes;
    while brackets != 0 {
        let at = brackets.trailing_zeros();
        let closing = closes.wrapping_shr(at) & 1;
        depth = depth.wrapping_add(1).wrapping_sub(closing << 1);
        if depth == 0 {
            return Count::End(usize::try_from(at).unwrap_or(0).wrapping_add(1));
        }
        brackets &= brackets.wrapping_sub(1);
    }
    Count::Depth(depth)
}
