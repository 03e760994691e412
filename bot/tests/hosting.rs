//! What hosts read and install stays true: the table of settings, the Dockerfile's and the unit's ways to start.

use std::collections::BTreeMap;
use std::fs::read_to_string;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A flag's variable of the environment, and its default.
#[derive(Debug, Default, PartialEq, Eq)]
struct Setting {
    variable: Option<String>,
    default: Option<String>,
}

/// What `--help` says of every flag.
fn helped(arguments: &[&str]) -> BTreeMap<String, Setting> {
    let output = Command::new(env!("CARGO_BIN_EXE_railhead")).args(arguments).arg("--help").output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let options = help.split_once("Options:\n").unwrap().1.split("\n\n\n").next().unwrap();
    let mut settings = BTreeMap::new();
    let mut flag = String::new();
    for line in options.lines() {
        if let Some(word) = line.split_whitespace().find(|word| word.starts_with("--"))
            && line.trim_start().starts_with('-')
        {
            word.clone_into(&mut flag);
            settings.insert(flag.clone(), Setting::default());
        }
        let Some(setting) = settings.get_mut(&flag) else { continue };
        let within = |from: &str| Some(line.split_once(from)?.1.split(']').next()?.trim_end_matches('=').to_owned());
        setting.variable = setting.variable.take().or(within("[env: "));
        setting.default = setting.default.take().or(within("[default: "));
    }
    settings.retain(|flag, _| !["--help", "--version"].contains(&flag.as_str()));
    settings
}

/// What stands between a cell's first pair of backticks.
fn code(cell: &str) -> Option<&str> {
    cell.split('`').nth(1)
}

#[test]
fn the_documents_list_every_setting_with_its_default() {
    let hosting = read_to_string(root().join("docs/hosting.md")).unwrap();
    let table = hosting.split_once("| flag | variable | default |").expect("a table of settings").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut listed = BTreeMap::new();
    for row in rows {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, flag, variable, default, meaning, _] = cells[..] else { panic!("{row}") };
        assert!(!meaning.is_empty(), "{row}");
        let Some(flag) = code(flag) else {
            // What is in the environment alone, because every process could read it from the arguments.
            assert_eq!(code(variable), Some("DISCORD_TOKEN"), "{row}");
            continue;
        };
        let setting =
            Setting { variable: code(variable).map(str::to_owned), default: code(default).map(str::to_owned) };
        listed.insert(flag.split(' ').next().unwrap().to_owned(), setting);
    }
    let mut helped_for = helped(&[]);
    assert!(helped_for.len() > 5, "{helped_for:?}");
    helped_for.extend(helped(&["local"]));
    assert_eq!(listed, helped_for);
}

/// The values of a key, in order.
fn values<'a>(unit: &'a str, key: &str) -> Vec<&'a str> {
    unit.lines().filter_map(|line| line.strip_prefix(key)?.strip_prefix('=')).collect()
}

#[test]
fn the_unit_starts_a_bot_that_can_do_little_else() {
    let unit = read_to_string(root().join("hosting/railhead.service")).unwrap();
    let start = values(&unit, "ExecStart")[0];
    let known = helped(&[]);
    for flag in start.split(' ').filter(|word| word.starts_with("--")) {
        assert!(known.contains_key(flag), "{flag} is no flag");
    }
    assert!(start.contains(" --require-token"), "{start}");
    let state = values(&unit, "StateDirectory")[0];
    assert!(start.contains(&format!(" --data /var/lib/{state}")), "{start}");
    for (key, value) in [
        ("DynamicUser", "yes"),
        ("NoNewPrivileges", "yes"),
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("CapabilityBoundingSet", ""),
        ("Restart", "on-failure"),
        ("StartLimitBurst", "5"),
        ("EnvironmentFile", "/etc/railhead/environment"),
        ("UMask", "0077"),
    ] {
        assert_eq!(values(&unit, key), [value], "{key}");
    }
    let stop: u64 = values(&unit, "TimeoutStopSec")[0].trim_end_matches('s').parse().unwrap();
    assert!(stop > 5, "it may take five seconds to end");
    assert!(!unit.contains("DISCORD_TOKEN=M"), "a token in the unit can be read by everybody");
}

#[test]
fn systemd_finds_no_fault_with_the_unit() {
    let folder = tempfile::tempdir().unwrap();
    let unit = read_to_string(root().join("hosting/railhead.service")).unwrap();
    // It wants to see the binary where the unit says it is.
    let unit = unit.replace("/usr/local/bin/railhead", env!("CARGO_BIN_EXE_railhead"));
    let file = folder.path().join("railhead.service");
    std::fs::write(&file, unit).unwrap();
    match Command::new("systemd-analyze").arg("verify").arg(&file).output() {
        Err(_) => eprintln!("skipped: there is no systemd-analyze"),
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success() && !said.contains("railhead.service"), "{said}");
        }
    }
}
