//! The built files of the page, inside the program.

/// A file: its content type and its bytes.
pub fn find(path: &str) -> Option<(&'static str, &'static str)> {
    match path {
        "/" | "/index.html" => Some(("text/html; charset=utf-8", include_str!("../../page/dist/index.html"))),
        "/app.js" => Some(("text/javascript; charset=utf-8", include_str!("../../page/dist/app.js"))),
        "/style.css" => Some(("text/css; charset=utf-8", include_str!("../../page/dist/style.css"))),
        "/icon.svg" => Some(("image/svg+xml", include_str!("../../page/dist/icon.svg"))),
        _ => None,
    }
}
