//! A page to look through a gallery: what belongs together in one section, light beside dark, with what each picture says.

use engine::Options;
use std::fmt::Write;
use std::path::PathBuf;

/// By the first word of a picture's name.
const SECTIONS: [(&str, &str); 11] = [
    ("decision", "Decisions"),
    ("changed", "Turns"),
    ("board", "Boards"),
    ("land", "Small screens: the land"),
    ("table", "Small screens: the table"),
    ("player", "Players"),
    ("hand", "Hands"),
    ("scores", "Scores"),
    ("standings", "Standings"),
    ("topic", "Tiles and cards"),
    ("icon", "Icons"),
];

const STYLE: &str = "body{font:16px sans-serif;margin:1em;background:#e8e0d0;color:#2b2118}\
    h2{clear:both;padding-top:1em}nav a{margin-right:1em}\
    figure{display:inline-block;vertical-align:top;margin:.4em;max-width:48%}\
    .topic figure{max-width:16%}.icon figure{max-width:6%}img{max-width:100%}\
    figcaption{font-size:13px}summary{cursor:pointer;overflow-wrap:anywhere}pre{white-space:pre-wrap;font:inherit}";

/// The page for these pictures, with what they say.
pub fn page(game: &str, options: &Options, hung: &[(PathBuf, String)]) -> String {
    let options: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let title = escaped(format!("{game} {}", options.join(" ")).trim());
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style><h1>{title}</h1><nav>"
    );
    let count = |kind: &str| hung.iter().filter(|(path, _)| kind_of(path) == kind).count();
    let shown: Vec<_> = SECTIONS.into_iter().filter(|(kind, _)| count(kind) > 0).collect();
    for (kind, heading) in &shown {
        let _ = write!(page, "<a href=\"#{kind}\">{heading} ({})</a>", count(kind));
    }
    page.push_str("</nav>");
    for (kind, heading) in shown {
        let _ = write!(page, "<section class=\"{kind}\"><h2 id=\"{kind}\">{heading}</h2>");
        for (path, alt) in hung.iter().filter(|(path, _)| kind_of(path) == kind) {
            let file = escaped(&path.file_name().unwrap_or_default().to_string_lossy());
            let name = escaped(&path.file_stem().unwrap_or_default().to_string_lossy());
            let _ = write!(
                page,
                "<figure><a href=\"{file}\"><img loading=\"lazy\" src=\"{file}\" alt=\"{name}\"></a>\
                 <figcaption><details><summary>{name}</summary><pre>{}</pre></details></figcaption></figure>",
                escaped(alt)
            );
        }
        page.push_str("</section>");
    }
    page.push_str("</html>\n");
    page
}

fn kind_of(path: &std::path::Path) -> String {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    name.split('-').next().unwrap_or_default().to_owned()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_stands_in_its_section_with_its_words() {
        let hung = [("out/board-end-light.png", "A & B"), ("out/icon-coin.png", "coin")];
        let hung: Vec<_> = hung.map(|(path, alt)| (PathBuf::from(path), alt.to_owned())).to_vec();
        let page = page("a-game", &Options::new(), &hung);
        assert!(page.contains("src=\"board-end-light.png\"") && page.contains("A &amp; B"));
        assert!(page.contains("Boards (1)") && page.contains("Icons (1)") && !page.contains("Hands"));
    }
}
