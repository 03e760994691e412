//! Writes pictures as PNG: those of a table with a palette, icons with clear ground.

use super::canvas::index_into;
use super::palette::Palette;
use libdeflater::{CompressionLvl, Compressor, Crc};
use tiny_skia::{Pixmap, PremultipliedColorU8};

/// Flat colours shrink well at the quickest level; higher ones cost more time than they save.
const LEVEL: i32 = 1;
const BETTER: i32 = 6;

pub fn encode(pixmap: &Pixmap, palette: &Palette) -> Vec<u8> {
    let (width, height) = (pixmap.width() as usize, pixmap.height() as usize);
    let pixels: &[u32] = bytemuck::cast_slice(pixmap.data());
    // A byte in front of each row says that it is stored as it is.
    let mut rows = vec![0; (width + 1) * height];
    for (row, line) in rows.chunks_exact_mut(width + 1).zip(pixels.chunks_exact(width)) {
        index_into(line, palette, &mut row[1..]);
    }
    let mut file = begun(pixmap, PALETTE, rows.len() / 6);
    chunk(&mut file, *b"PLTE", palette.colours.as_flattened());
    chunk(&mut file, *b"IDAT", &deflated(&rows, LEVEL));
    chunk(&mut file, *b"IEND", &[]);
    file
}

/// Small and in all colours: here a better compression is worth its time.
pub fn encode_clear(pixmap: &Pixmap) -> Vec<u8> {
    let width = pixmap.width() as usize;
    let mut rows = Vec::with_capacity((width * 4 + 1) * pixmap.height() as usize);
    for line in pixmap.pixels().chunks_exact(width) {
        rows.push(0);
        for pixel in line.iter().map(PremultipliedColorU8::demultiply) {
            rows.extend_from_slice(&[pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]);
        }
    }
    let mut file = begun(pixmap, CLEAR, rows.len() / 6);
    chunk(&mut file, *b"IDAT", &deflated(&rows, BETTER));
    chunk(&mut file, *b"IEND", &[]);
    file
}

/// PNG's numbers for colours of a palette, and for colours that let the ground through.
const PALETTE: u8 = 3;
const CLEAR: u8 = 6;

fn begun(pixmap: &Pixmap, colours: u8, room: usize) -> Vec<u8> {
    let mut file = Vec::with_capacity(room);
    file.extend_from_slice(b"\x89PNG\r\n\x1a\n");
    let mut head = Vec::with_capacity(13);
    head.extend_from_slice(&pixmap.width().to_be_bytes());
    head.extend_from_slice(&pixmap.height().to_be_bytes());
    // Eight bits, and nothing out of the ordinary.
    head.extend_from_slice(&[8, colours, 0, 0, 0]);
    chunk(&mut file, *b"IHDR", &head);
    file
}

fn deflated(rows: &[u8], level: i32) -> Vec<u8> {
    let level = CompressionLvl::new(level).unwrap_or_default();
    let mut compressor = Compressor::new(level);
    let mut packed = vec![0; compressor.zlib_compress_bound(rows.len())];
    // The bound leaves room for the worst case, so this does not fail.
    let length = compressor.zlib_compress(rows, &mut packed).unwrap_or_default();
    packed.truncate(length);
    packed
}

fn chunk(file: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    file.extend_from_slice(&(data.len() as u32).to_be_bytes());
    file.extend_from_slice(&name);
    file.extend_from_slice(data);
    let mut sum = Crc::new();
    sum.update(&name);
    sum.update(data);
    file.extend_from_slice(&sum.sum().to_be_bytes());
}
