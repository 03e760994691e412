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
