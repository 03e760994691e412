//! Docker cannot see what the workspace gained since the Dockerfile was written; this can.

use std::fs::read_to_string;
use std::path::Path;

#[test]
fn the_dockerfile_copies_every_member_of_the_workspace() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifest = read_to_string(root.join("Cargo.toml")).unwrap();
    let dockerfile = read_to_string(root.join("Dockerfile")).unwrap();
    let line = manifest.lines().find(|line| line.starts_with("members = [")).unwrap();
    for member in line.split('"').skip(1).step_by(2) {
        let copied = dockerfile.lines().any(|line| line == format!("COPY {member} {member}"));
        assert!(copied, "cargo cannot read the workspace without {member}");
    }
}

fn dockerfile() -> String {
    read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../Dockerfile")).unwrap()
}

/// The lines of the stage that is kept.
fn last_stage() -> Vec<String> {
    dockerfile().rsplit("\nFROM ").next().unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn the_image_asks_itself_whether_it_is_well() {
    let lines = last_stage();
    let after = |start: &str| lines.iter().find_map(|line| line.strip_prefix(start)).unwrap();
    let words: Vec<String> = serde_json::from_str(after("HEALTHCHECK ").split_once(" CMD ").unwrap().1).unwrap();
    assert_eq!(words[0], "railhead");
    let address: std::net::SocketAddr = after("ENV RAILHEAD_METRICS=").parse().unwrap();
    assert!(address.ip().is_loopback(), "nobody outside is let in unasked");
    // The address comes from the environment; nobody serves at this one here.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let mut health = std::process::Command::new(env!("CARGO_BIN_EXE_railhead"));
    let asked = health.args(&words[1..]).env("RAILHEAD_METRICS", &free).output().unwrap();
    let sentence = String::from_utf8(asked.stderr).unwrap();
    assert!(asked.status.code() == Some(1) && sentence.contains(&free), "{sentence}");
}

#[test]
fn the_image_keeps_its_data_runs_as_nobody_special_and_ends_calmly() {
    let lines = last_stage();
    for wanted in [
        "USER railhead",
        "WORKDIR /var/lib/railhead",
        "VOLUME /var/lib/railhead",
        "STOPSIGNAL SIGTERM",
        "CMD [\"--require-token\"]",
    ] {
        assert!(lines.iter().any(|line| line == wanted), "{wanted}");
    }
    assert!(!lines.iter().any(|line| line.contains("cargo")), "the tools stay in the first stage");
}
