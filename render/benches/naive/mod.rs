//! The same scene as one SVG: parsed, laid out, drawn and packed anew each time.

use render::{Ink, Item, Paint, Scene, Scheme, in_scheme};
use resvg::usvg::{Options, Tree, fontdb::Database};
use std::fmt::Write;
use std::sync::Arc;
use tiny_skia::{Pixmap, Transform};

pub fn fonts() -> Arc<Database> {
    let mut fonts = Database::new();
    fonts.load_font_data(include_bytes!("../../fonts/barlow-bold-latin.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../../fonts/mplus-1-bold-jis-1.otf").to_vec());
    Arc::new(fonts)
}

pub fn png(scene: &Scene, scheme: Scheme, fonts: &Arc<Database>) -> Vec<u8> {
    let options = Options { fontdb: fonts.clone(), font_family: "Barlow".to_owned(), ..Options::default() };
    let tree = Tree::from_str(&svg(scene, scheme), &options).expect("the scene is well-formed");
    let mut pixmap = Pixmap::new(scene.width as u32, scene.height as u32).expect("the picture has a size");
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("memory takes everything");
    writer.write_image_data(pixmap.data()).expect("memory takes everything");
    writer.finish().expect("memory takes everything");
    file
}

fn svg(scene: &Scene, scheme: Scheme) -> String {
    let (w, h) = (scene.width, scene.height);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" font-family=\"Barlow\" font-weight=\"700\">"
    );
    let _ = write!(text, "<rect width=\"{w}\" height=\"{h}\" fill=\"#{}\"/>", Ink::Page.hex(scheme));
    write_items(&mut text, &scene.items, scheme);
    text.push_str("</svg>");
    text
}

fn write_items(text: &mut String, items: &[Item], scheme: Scheme) {
    for item in items {
        let (x, y, w, h) = (item.area.x, item.area.y, item.area.w, item.area.h);
        match &item.paint {
            Paint::Ground(ground, from) => {
                let mut inner = Scene::new(ground.width as f32, ground.height as f32);
                render::draw_ground(ground, &mut inner);
                let _ = write!(text, "<g transform=\"translate({} {})\">", x - from.x, y - from.y);
                write_items(text, &inner.items, scheme);
                text.push_str("</g>");
            }
            Paint::Sprite(..) | Paint::Faded(..) | Paint::Land(_) => {
                let (sprite, tint) = match &item.paint {
                    Paint::Sprite(sprite, tint) => (*sprite, *tint),
                    Paint::Faded(sprite, _) | Paint::Land(sprite) => (*sprite, None),
                    _ => continue,
                };
                let source = in_scheme(sprite.source(), scheme, tint);
                let (root, rest) = source.split_once('>').unwrap_or((&source, ""));
                let sized = |part: &&str| !part.starts_with("width=") && !part.starts_with("height=");
                let root: Vec<&str> = root.split(' ').filter(sized).skip(1).collect();
                let root = root.join(" ");
                let _ = write!(text, "<svg x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" {root}>{rest}");
            }
            Paint::Plate(plate) => {
                let fill = plate.fill.map_or("none".to_owned(), |ink| format!("#{}", ink.hex(scheme)));
                let line = plate.line.map_or("none".to_owned(), |ink| format!("#{}", ink.hex(scheme)));
                let _ = write!(
                    text,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{}\"/>",
                    plate.radius, plate.width
                );
            }
            Paint::Text(said) => {
                let escaped = said.text.replace('&', "&amp;").replace('<', "&lt;");
                let _ = write!(
                    text,
                    "<text x=\"{x}\" y=\"{}\" font-size=\"{}\" fill=\"#{}\">{escaped}</text>",
                    y + h,
                    said.size,
                    said.ink.hex(scheme)
                );
            }
            Paint::Line(line) => {
                let points: Vec<String> = line.points.iter().map(|point| format!("{},{}", point.x, point.y)).collect();
                let _ = write!(
                    text,
                    "<polyline points=\"{}\" fill=\"none\" stroke=\"#{}\" stroke-width=\"{}\"/>",
                    points.join(" "),
                    line.ink.hex(scheme),
                    line.width
                );
            }
            Paint::Shape(shape) => {
                let fill = shape.fill.map_or("none".to_owned(), |ink| format!("#{}", ink.hex(scheme)));
                let line = shape.line.map_or("none".to_owned(), |ink| format!("#{}", ink.hex(scheme)));
                let points: Vec<String> =
                    shape.outline.points().map(|point| format!("{},{}", point.x, point.y)).collect();
                let _ = write!(
                    text,
                    "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{}\"/>",
                    points.join(" "),
                    shape.width
                );
            }
        }
    }
}
