//! Lines of any length and of any bytes.

use std::io::{self, BufRead, Read};

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    Text(String),
    NotText,
    TooLong,
}

/// The next line without its end; `None` at the end of the input. A line of more than `longest` bytes is read to its
/// end but not kept.
pub fn next(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(longest as u64 + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > longest {
        skip_line(input)?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::NotText, Line::Text)))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let ready = input.fill_buf()?;
        if ready.is_empty() {
            return Ok(());
        }
        let end = ready.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(ready.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next(&mut input, 5).unwrap()).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn long_lines_and_bytes_that_are_no_text_are_one_line_each() {
        assert_eq!(lines(b"12345\n\n123456\nab"), [text("12345"), text(""), Line::TooLong, text("ab")]);
        assert_eq!(lines(b"\xff\xfe\nab\n"), [Line::NotText, text("ab")]);
        assert_eq!(lines(b"0123456789"), [Line::TooLong]);
        assert_eq!(lines(b""), []);
    }
}
