//! The project's own files, for tests of habits.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// A text file by its path from the root.
pub struct Source {
    pub path: String,
    pub text: String,
}

impl Source {
    /// Content tables may be longer than other files, and are checked by tests of their own.
    pub fn is_content(&self) -> bool {
        self.path.contains("/content/") || self.path.ends_with("/content.rs")
    }

    /// The numbered lines outside of comments and of test modules (which stand last in a file).
    pub fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let end = self.text.find("#[cfg(test)]\nmod tests {").unwrap_or(self.text.len());
        let lines = self.text[..end].lines().enumerate().map(|(at, line)| (at + 1, line));
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }
}

/// Every text file of the project.
pub fn texts() -> Vec<Source> {
    let mut found = Vec::new();
    collect(&root(), &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The Rust files below this folder that are not compiled for tests only. None if there is no such folder.
pub fn sources(folder: &str) -> Vec<Source> {
    let mut found: Vec<Source> = texts();
    found.retain(|source| source.path.starts_with(&format!("{folder}/")) && has_extension(&source.path, "rs"));
    let test_only: BTreeSet<String> = found.iter().flat_map(test_modules).collect();
    found.retain(|source| {
        let module = source.path.trim_end_matches(".rs");
        !test_only.iter().any(|only| module == only || module.starts_with(&format!("{only}/")))
    });
    found
}

/// The prompts of decisions that may have more than 25 offers, as the game's rules text names them.
pub fn long_decisions(game: &str) -> BTreeSet<String> {
    let path = root().join("engine/src").join(game.replace('-', "_")).join("RULES.md");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let prompts = text.lines().filter_map(|line| line.trim_start_matches(['-', '*', ' ']).strip_prefix(LONG));
    prompts.map(|prompt| prompt.trim().trim_matches('`').to_owned()).collect()
}

const LONG: &str = "More than 25 offers:";

/// The paths, without `.rs`, of modules that a file declares for tests only.
fn test_modules(source: &Source) -> Vec<String> {
    let folder = Path::new(&source.path);
    let stem = folder.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let mut folder = folder.parent().map(Path::to_path_buf).unwrap_or_default();
    if !matches!(stem, "mod" | "lib" | "main") {
        folder.push(stem);
    }
    let lines: Vec<&str> = source.text.lines().map(str::trim).collect();
    let pairs = lines.windows(2).filter(|pair| pair[0] == "#[cfg(test)]");
    let names = pairs.filter_map(|pair| pair[1].trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';'));
    names.map(|name| folder.join(name).to_string_lossy().into_owned()).collect()
}

fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == extension)
}

fn collect(folder: &Path, found: &mut Vec<Source>) {
    const SKIPPED: [&str; 6] = ["target", ".git", "node_modules", "artefacts", "Cargo.lock", "proptest-regressions"];
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if SKIPPED.iter().any(|skipped| entry.file_name() == *skipped) {
            continue;
        }
        if path.is_dir() {
            collect(&path, found);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let path = path.strip_prefix(root()).map(|path| path.to_string_lossy().into_owned());
            found.push(Source { path: path.unwrap_or_default(), text });
        }
    }
}
