//! JSON numbers: the grammar, exact integers, doubles.

/// The length of the number at the start of `text`, by the grammar of JSON; `None` when there is
/// none.
pub(super) fn length(text: &[u8]) -> Option<usize> {
    let mut rest = text.strip_prefix(b"-").unwrap_or(text);
    rest = match rest {
        [b'0', rest @ ..] => rest,
        [b'1'..=b'9', ..] => digits(rest)?,
        _ => return None,
    };
    if let [b'.', after @ ..] = rest {
        rest = digits(after)?;
    }
    if let [b'e' | b'E', after @ ..] = rest {
        let after = match after {
            [b'+' | b'-', after @ ..] => after,
            _ => after,
        };
        rest = digits(after)?;
    }
    text.len().checked_sub(rest.len())
}

/// What follows one or more digits.
fn digits(text: &[u8]) -> Option<&[u8]> {
    let count = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if count == 0 { None } else { text.get(count..) }
}

/// The exact integer that a JSON number denotes: `1.0` and `1e3` are integers, `1.5` is not.
/// `None` when it is not one, or does not fit.
pub(super) fn integer(number: &str) -> Option<i64> {
    if let Ok(value) = number.parse() {
        return Some(value);
    }
    let (mantissa, exponent) = match number.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (number, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let fraction = fraction.trim_end_matches('0');
    let mut value: i128 = 0;
    let negative = whole.starts_with('-');
    for digit in whole.bytes().chain(fraction.bytes()).filter(u8::is_ascii_digit) {
        let digit = i128::from(digit.checked_sub(b'0')?);
        value = value.checked_mul(10)?.checked_add(digit)?;
    }
    if value == 0 {
        return Some(0);
    }
    let exponent: i64 = exponent.map_or(Some(0), |text| text.parse().ok())?;
    let mut shift = exponent.checked_sub(i64::try_from(fraction.len()).ok()?)?;
    // Each step multiplies, or divides without a rest, so 40 of them decide.
    while shift > 0 {
        value = value.checked_mul(10)?;
        shift = shift.checked_sub(1)?;
    }
    while shift < 0 {
        if value.checked_rem(10)? != 0 {
            return None;
        }
        value = value.checked_div(10)?;
        shift = shift.checked_add(1)?;
    }
    let value = if negative { value.checked_neg()? } else { value };
    i64::try_from(value).ok()
}

/// The double nearest to a JSON number; `None` when it is beyond all doubles.
pub(super) fn double(number: &str) -> Option<f64> {
    number.parse().ok().filter(|value: &f64| value.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_is_that_of_json() {
        for good in ["0", "-0", "10", "1.5", "-1.5e+3", "1E9", "0.0", "0e0"] {
            assert_eq!(length(good.as_bytes()), Some(good.len()), "{good}");
        }
        for bad in ["", "-", "+1", ".5", "1.", "1e", "1e+", "a", "-a", "1.e3"] {
            assert_eq!(length(bad.as_bytes()), None, "{bad}");
        }
        // A leading zero ends the number; what follows is the caller's syntax fault.
        assert_eq!(length(b"012"), Some(1));
        assert_eq!(length(b"-8,"), Some(2));
    }

    #[test]
    fn integers_are_exact_or_refused() {
        for (text, value) in [
            ("-8", -8),
            ("65536", 65_536),
            ("2147483648", 2_147_483_648),
            ("1.0", 1),
            ("1e3", 1000),
            ("1.50e1", 15),
            ("-120e-1", -12),
            ("0.0e999999999999", 0),
            ("-0", 0),
            ("9223372036854775807", i64::MAX),
            ("-9223372036854775808", i64::MIN),
            ("-9.223372036854775808e18", i64::MIN),
            ("9007199254740993.0", 9_007_199_254_740_993),
        ] {
            assert_eq!(integer(text), Some(value), "{text}");
        }
        for text in [
            "1.5",
            "1e-1",
            "9223372036854775808",
            "1e19",
            "1e999",
            "1e-999",
            "1e99999999999999999999",
        ] {
            assert_eq!(integer(text), None, "{text}");
        }
    }

    #[test]
    fn doubles_are_finite_or_refused() {
        assert_eq!(double("1.5e3"), Some(1500.0));
        assert_eq!(double("1e-999"), Some(0.0));
        assert_eq!(double("1e999"), None);
        assert_eq!(double("-1e999"), None);
    }
}
