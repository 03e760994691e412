//! The process that serves, from outside.

use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

fn railhead(arguments: &[&str], folder: &Path) -> Child {
    // The usual umask lets everybody read what is made without another word.
    Command::new("sh")
        .args(["-c", "umask 022; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_railhead")])
        .args(arguments)
        .current_dir(folder)
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env("NO_PROXY", "127.0.0.1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The exit code and the one sentence of a process that does not start.
fn refused(arguments: &[&str], folder: &Path) -> (Option<i32>, String) {
    let output = railhead(arguments, folder).wait_with_output().unwrap();
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(sentence.lines().count(), 1, "{sentence}");
    (output.status.code(), sentence)
}

/// Where the page is, once it can be opened.
fn address(child: &mut Child) -> String {
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    line.trim().strip_prefix("open ").expect("an address").to_owned()
}

fn terminate(child: &Child) {
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
}

#[test]
fn a_local_table_can_be_opened_and_ends_when_it_is_told_to() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = railhead(&["local", "--port", "0"], folder.path());
    let address = address(&mut child);
    let port = address.strip_prefix("http://127.0.0.1:").unwrap().to_owned();
    assert!(std::net::TcpStream::connect(format!("127.0.0.1:{port}")).is_ok());
    assert!(folder.path().join("railhead.db").exists());

    // Neither the database nor the port can be had twice.
    let (code, sentence) = refused(&["local", "--port", "0"], folder.path());
    assert!(code == Some(1) && sentence.contains("in use by another railhead process"), "{sentence}");
    let other = tempfile::tempdir().unwrap();
    let (code, sentence) = refused(&["local", "--port", &port], other.path());
    assert!(code == Some(1) && sentence.contains("already taken"), "{sentence}");

    terminate(&child);
    let start = Instant::now();
    let status = child.wait().unwrap();
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    let mut log = String::new();
    child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    assert!(status.success(), "{log}");
}

/// What plain `railhead` has printed, errors and all, two seconds after its page can be opened; none if another has its port.
fn printed_by_now(folder: &Path) -> Option<Vec<String>> {
    let mut child = Command::new("sh")
        .args(["-c", "exec \"$0\" 2>&1", env!("CARGO_BIN_EXE_railhead")])
        .current_dir(folder)
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env_remove("RAILHEAD_LOG")
        .env("NO_PROXY", "127.0.0.1")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = Arc::new(Mutex::new(Vec::new()));
    let (heard, out) = (lines.clone(), BufReader::new(child.stdout.take().unwrap()));
    let reader =
        std::thread::spawn(move || out.lines().map_while(Result::ok).for_each(|line| heard.lock().unwrap().push(line)));
    let ended = || lines.lock().unwrap().iter().any(|line: &String| line.contains("already taken"));
    let answers =
        || lines.lock().unwrap().iter().find_map(|line: &String| Some(line.strip_prefix("open http://")?.to_owned()));
    let start = Instant::now();
    let address = loop {
        if let Some(address) = answers() {
            break Some(address);
        }
        if ended() {
            break None;
        }
        assert!(start.elapsed() < Duration::from_mins(1), "{:?}", lines.lock().unwrap());
        std::thread::sleep(Duration::from_millis(20));
    };
    if let Some(address) = &address {
        assert!(std::net::TcpStream::connect(address).is_ok());
        std::thread::sleep(Duration::from_secs(2));
    }
    let by_now = lines.lock().unwrap().clone();
    let _ = child.kill().and_then(|()| child.wait());
    reader.join().unwrap();
    address.map(|_| by_now)
}

#[test]
fn the_address_is_the_last_line_that_a_local_table_prints() {
    // The port is always the same one: whoever else has it at the moment will be done soon.
    let by_now = (0..30).find_map(|_| {
        let folder = tempfile::tempdir().unwrap();
        let printed = printed_by_now(folder.path());
        if printed.is_none() {
            std::thread::sleep(Duration::from_secs(1));
        }
        printed
    });
    let by_now = by_now.expect("port 8410 is free");
    assert!(by_now.last().unwrap().starts_with("open http"), "{by_now:#?}");
}

#[test]
fn what_cannot_be_served_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (code, sentence) = refused(&["--require-token"], folder.path());
    assert!(code == Some(2) && sentence.contains("DISCORD_TOKEN is not set"), "{sentence}");
    let (code, sentence) = refused(&["local", "--database", "postgres://127.0.0.1/x"], folder.path());
    assert!(code == Some(2) && sentence.contains("PostgreSQL is not supported yet"), "{sentence}");
    let (code, sentence) = refused(&["local", "--metrics", "localhost"], folder.path());
    assert!(code == Some(2) && sentence.contains("such as 127.0.0.1:9464"), "{sentence}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let (code, sentence) = refused(&["local", "--metrics", &address], folder.path());
    assert!(code == Some(1) && sentence.contains(&format!("{address} is already taken")), "{sentence}");
    let file = folder.path().join("railhead.db");
    fs::write(&file, b"this is not a database, and long enough to be seen as none").unwrap();
    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    let (code, sentence) = refused(&["local", "--port", "0"], folder.path());
    assert!(code == Some(1) && sentence.contains("cannot be read"), "{sentence}");
}

/// Every file and folder within a folder, with its rights.
fn rights(folder: &Path) -> BTreeMap<String, u32> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let (path, kind) = entry.map(|entry| (entry.path(), entry.file_type().unwrap())).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        all.insert(name.clone(), fs::metadata(&path).unwrap().permissions().mode() & 0o777);
        if kind.is_dir() {
            all.extend(rights(&path).into_iter().map(|(within, mode)| (format!("{name}/{within}"), mode)));
        }
    }
    all
}

/// What a process that was told to end has logged.
fn ended(mut child: Child) -> String {
    terminate(&child);
    assert!(child.wait().unwrap().success());
    let mut log = String::new();
    child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    log
}

#[test]
fn what_is_stored_can_be_read_by_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut child = railhead(&["local", "--port", "0", "--data", "data"], folder.path());
    address(&mut child);
    let backup = railhead(&["backup", "--data", "data", "copy.db"], folder.path()).wait_with_output().unwrap();
    assert!(backup.status.success(), "{backup:?}");
    let while_it_runs = rights(folder.path());
    for made in ["data", "data/railhead.db", "data/railhead.db-wal", "data/railhead.db-shm", "data/railhead.db.lock"] {
        assert!(while_it_runs.contains_key(made), "{made} is not in {while_it_runs:?}");
    }
    assert!(while_it_runs.contains_key("copy.db") && while_it_runs.contains_key("data/discord/attachments"));
    let log = ended(child);
    assert!(!log.contains("others could read"), "{log}");
    let mut all = while_it_runs;
    all.extend(rights(folder.path()));
    assert!(all.contains_key("data/discord/world.json"), "{all:?}");
    let open: Vec<_> =
        all.iter().filter(|(_, mode)| **mode & 0o077 != 0).map(|(name, mode)| format!("{name} {mode:o}")).collect();
    assert!(open.is_empty(), "others can read {open:?}");

    // One from a time when that was not so.
    fs::set_permissions(data.join("railhead.db"), Permissions::from_mode(0o644)).unwrap();
    let mut child = railhead(&["local", "--port", "0", "--data", "data"], folder.path());
    address(&mut child);
    assert_eq!(rights(&data)["railhead.db"], 0o600);
    assert_eq!(rights(&data)["railhead.db-wal"], 0o600);
    let log = ended(child);
    assert!(log.contains("WARN") && log.contains("others could read this file; its owner alone can now"), "{log}");
}

#[test]
fn a_backup_that_fails_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("railhead.db"), "no database").unwrap();
    let backup = railhead(&["backup", "copy.db"], folder.path()).wait_with_output().unwrap();
    assert_eq!(backup.status.code(), Some(1), "{backup:?}");
    assert!(!folder.path().join("copy.db").exists());
}

#[test]
fn metrics_that_others_can_reach_are_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    // An address that is nobody's, so that nothing is served there.
    let mut child = railhead(&["local", "--port", "0", "--metrics", "192.0.2.1:9464"], folder.path());
    let mut log = BufReader::new(child.stderr.take().unwrap()).lines();
    let first = log.next().unwrap().unwrap();
    let _ = child.kill().and_then(|()| child.wait());
    assert!(first.contains("WARN") && first.contains("anyone who reaches this address can read them"), "{first}");

    let here = ["local", "--port", "0", "--metrics", "127.0.0.1:0", "--log-level", "info"];
    let mut child = railhead(&here, folder.path());
    address(&mut child);
    let log = ended(child);
    assert!(log.contains("metrics and health are served") && !log.contains("anyone"), "{log}");
}
