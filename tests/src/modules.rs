//! Which module of a crate uses which, read from its sources: every path from `crate`, `super`, `self` or a child.
//!
//! A name that a folder only hands on (`pub use`) counts as the module that has it. Tests may use what they like.

use crate::Source;
use std::collections::{BTreeMap, BTreeSet};

/// A module as its path within the crate: `["discord", "kit", "message"]`. The crate's root is empty.
pub type Module = Vec<String>;

#[derive(Debug, Default)]
pub struct Modules {
    code: BTreeMap<Module, String>,
    /// What a module hands on: a name, and the path that it has there.
    handed_on: BTreeMap<(Module, String), Module>,
    pub arrows: BTreeSet<(Module, Module)>,
}

impl Modules {
    /// The modules of the crate whose sources stand under this folder, such as `bot/src`.
    pub fn of(sources: &[Source], folder: &str) -> Modules {
        let mut modules = Modules::default();
        for source in sources {
            let Some(path) = source.path.strip_prefix(folder).map(|path| path.trim_start_matches('/')) else {
                continue;
            };
            let Some(path) = path.strip_suffix(".rs") else { continue };
            let mut module: Module = path.split('/').map(str::to_owned).collect();
            if ["mod", "lib", "main"].contains(&module.last().map_or("", String::as_str)) {
                // A binary beside its library only starts it.
                if path == "main" && sources.iter().any(|other| other.path == format!("{folder}/lib.rs")) {
                    continue;
                }
                module.pop();
            }
            modules.code.insert(module, bare(source));
        }
        modules.read_what_is_handed_on();
        modules.read_arrows();
        modules
    }

    /// The arrows of all circles, between files and between folders.
    pub fn circles(&self) -> Vec<String> {
        let mut folders: BTreeSet<Module> = BTreeSet::new();
        for module in self.code.keys() {
            folders.extend((0..module.len()).map(|length| module[..length].to_vec()));
        }
        folders.iter().flat_map(|folder| self.circles_in(folder)).collect()
    }

    /// Arrows from a lower layer of a folder to a higher one; the lowest is named first.
    pub fn against(&self, folder: &str, layers: &[&str]) -> Vec<String> {
        let folder: Module = folder.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect();
        let rank = |part: &str| layers.iter().position(|layer| *layer == part);
        let wrong = self.arrows.iter().filter(|(from, to)| {
            let (Some(from), Some(to)) = (part_in(&folder, from), part_in(&folder, to)) else { return false };
            matches!((rank(&from), rank(&to)), (Some(from), Some(to)) if from < to)
        });
        wrong.map(|(from, to)| format!("{} uses {}", from.join("/"), to.join("/"))).collect()
    }

    pub fn folder_has(&self, folder: &str, part: &str) -> bool {
        let path: Module = folder.split('/').chain([part]).filter(|part| !part.is_empty()).map(str::to_owned).collect();
        self.code.keys().any(|module| module.starts_with(&path))
    }

    /// Among the parts of a folder, each subfolder as one.
    fn circles_in(&self, folder: &Module) -> Vec<String> {
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut because: BTreeMap<(String, String), (Module, Module)> = BTreeMap::new();
        for (from, to) in &self.arrows {
            let (Some(a), Some(b)) = (part_in(folder, from), part_in(folder, to)) else { continue };
            if a != b {
                uses.entry(a.clone()).or_default().insert(b.clone());
                because.entry((a, b)).or_insert_with(|| (from.clone(), to.clone()));
            }
        }
        let reaches = |start: &str| {
            let (mut seen, mut todo) = (BTreeSet::new(), vec![start.to_owned()]);
            while let Some(part) = todo.pop() {
                for next in uses.get(&part).into_iter().flatten() {
                    if seen.insert(next.clone()) {
                        todo.push(next.clone());
                    }
                }
            }
            seen
        };
        let reached: BTreeMap<&String, BTreeSet<String>> = uses.keys().map(|part| (part, reaches(part))).collect();
        let within = |(a, b): &(String, String)| reached.get(b).is_some_and(|from_b| from_b.contains(a));
        let shown = |module: &Module| if module.is_empty() { "the root".to_owned() } else { module.join("/") };
        let arrows = because.iter().filter(|(pair, _)| within(pair));
        arrows.map(|(_, (from, to))| format!("in {}: {} uses {}", shown(folder), shown(from), shown(to))).collect()
    }

    fn read_what_is_handed_on(&mut self) {
        let mut handed_on = BTreeMap::new();
        for (module, code) in &self.code {
            for (hands_on, tree) in uses(code) {
                for (path, name) in hands_on.then(|| leaves(&tree)).into_iter().flatten() {
                    if let Some(path) = self.absolute(module, &path) {
                        handed_on.insert((module.clone(), name), path);
                    }
                }
            }
        }
        self.handed_on = handed_on;
    }

    fn read_arrows(&mut self) {
        let mut arrows = BTreeSet::new();
        for (module, code) in &self.code {
            let mut paths: Vec<Vec<String>> = Vec::new();
            let mut rest = code.clone();
            for (hands_on, tree) in uses(code) {
                rest = rest.replacen(&tree, "", 1);
                if !hands_on {
                    paths.extend(leaves(&tree).into_iter().map(|(path, _)| path));
                }
            }
            paths.extend(inline_paths(&rest));
            for path in paths {
                let Some(path) = self.absolute(module, &path) else { continue };
                let used = self.home_of(&path);
                if used != *module {
                    arrows.insert((module.clone(), used));
                }
            }
        }
        self.arrows = arrows;
    }

    /// The path from the crate's root; none for a path into another crate.
    fn absolute(&self, at: &Module, path: &[String]) -> Option<Module> {
        let mut base = at.clone();
        let mut parts = path.iter().map(String::as_str).peekable();
        match parts.peek().copied()? {
            "crate" => {
                base.clear();
                parts.next();
            }
            "self" => {
                parts.next();
            }
            "super" => {
                while parts.next_if_eq(&"super").is_some() {
                    base.pop()?;
                }
            }
            child => {
                let child = [&at[..], &[child.to_owned()]].concat();
                self.code.contains_key(&child).then_some(())?;
            }
        }
        base.extend(parts.map(str::to_owned));
        Some(base)
    }

    /// The module that has what a path names: as far as the path goes through modules, and on where a name is handed on.
    fn home_of(&self, path: &[String]) -> Module {
        let mut path = path.to_vec();
        for _ in 0..16 {
            let length = (0..=path.len()).rev().find(|&length| self.code.contains_key(&path[..length]));
            let length = length.unwrap_or_default();
            let Some(name) = path.get(length) else { return path };
            let handed_on = |name: &str| self.handed_on.get(&(path[..length].to_vec(), name.to_owned()));
            match handed_on(name) {
                Some(there) => path = [&there[..], &path[length + 1..]].concat(),
                None => return path[..length].to_vec(),
            }
        }
        path
    }
}

/// Which part of a folder a module belongs to; the folder's own file is none of its parts.
fn part_in(folder: &[String], module: &[String]) -> Option<String> {
    if !module.starts_with(folder) {
        return None;
    }
    Some(module.get(folder.len()).map_or("mod", String::as_str).to_owned())
}

/// The code outside of tests, without comments and the insides of strings.
fn bare(source: &Source) -> String {
    let mut code = String::with_capacity(source.text.len());
    for (_, line) in source.code() {
        let (mut in_string, mut escaped) = (false, false);
        let mut characters = line.char_indices();
        while let Some((at, character)) = characters.next() {
            if in_string {
                in_string = escaped || character != '"';
                escaped = character == '\\' && !escaped;
                continue;
            }
            if line[at..].starts_with("//") {
                break;
            }
            if line[at..].starts_with("'\"'") {
                characters.nth(1);
                continue;
            }
            in_string = character == '"';
            code.push(character);
        }
        code.push('\n');
    }
    code
}

/// Each `use`, as what stands between the word and its semicolon, and whether it hands on to others.
fn uses(code: &str) -> Vec<(bool, String)> {
    let mut found = Vec::new();
    let mut start = 0;
    while let Some(at) = code[start..].find("use ").map(|at| at + start) {
        start = at + 4;
        let before = code[..at].trim_end_matches(' ');
        let line = before.rsplit('\n').next().unwrap_or_default().trim();
        let hands_on = line.starts_with("pub");
        if !(line.is_empty() || hands_on) {
            continue;
        }
        let Some(length) = code[start..].find(';') else { continue };
        found.push((hands_on, code[start..start + length].to_owned()));
    }
    found
}

/// The paths of a `use`, each with the name that it has from there on.
fn leaves(tree: &str) -> Vec<(Vec<String>, String)> {
    let tree = tree.trim();
    let Some(open) = tree.find('{') else {
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut path: Vec<String> = path.split("::").map(|part| part.trim().to_owned()).collect();
        if path.last().is_some_and(|last| last == "self" || last == "*") && path.len() > 1 {
            path.pop();
        }
        let name = if name.is_empty() { path.last().cloned().unwrap_or_default() } else { name.trim().to_owned() };
        return vec![(path, name)];
    };
    let (before, inside) = (&tree[..open], &tree[open + 1..tree.rfind('}').unwrap_or(tree.len())]);
    let mut found = Vec::new();
    let (mut depth, mut from) = (0_usize, 0);
    for (at, character) in inside.char_indices().chain([(inside.len(), ',')]) {
        match character {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                let part = inside[from..at].trim();
                if !part.is_empty() {
                    found.extend(leaves(&format!("{before}{part}")));
                }
                from = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// Paths in the code itself: from where a name begins, as long as `::` follows.
fn inline_paths(code: &str) -> Vec<Vec<String>> {
    let is_name = |character: char| character.is_alphanumeric() || character == '_';
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(colons) = code[at..].find("::").map(|colons| colons + at) {
        let begin = code[..colons].rfind(|character| !is_name(character)).map_or(0, |before| before + 1);
        let mut parts = vec![code[begin..colons].to_owned()];
        let mut rest = colons;
        while code[rest..].starts_with("::") {
            let name: String = code[rest + 2..].chars().take_while(|character| is_name(*character)).collect();
            rest += 2 + name.len();
            if name.is_empty() {
                break;
            }
            parts.push(name);
        }
        // What follows `::` is the middle of a path that began with something else, such as `<T as Trait>::`.
        if !parts[0].is_empty() {
            found.push(parts);
        }
        at = rest.max(colons + 2);
    }
    found
}
