//! The process that serves, from outside.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn railhead(arguments: &[&str], folder: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_railhead"))
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
    std::fs::write(folder.path().join("railhead.db"), b"this is not a database, and long enough to be seen as none")
        .unwrap();
    let (code, sentence) = refused(&["local", "--port", "0"], folder.path());
    assert!(code == Some(1) && sentence.contains("cannot be read"), "{sentence}");
}
