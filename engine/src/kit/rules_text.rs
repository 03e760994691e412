//! What holds of the rules text of every game.

/// Each section that a player can be pointed to is there once, and each link leads to one.
pub fn check(text: &str, sections: &[&str]) {
    let headings: Vec<&str> = text.lines().filter(|line| line.starts_with("## ")).collect();
    for id in sections {
        let found = headings.iter().filter(|line| line.ends_with(&format!(" {{#{id}}}"))).count();
        assert_eq!(found, 1, "RULES.md has {found} headings for {id}");
    }
    for link in text.split("](#").skip(1) {
        let id = link.split(')').next().unwrap();
        assert!(text.contains(&format!(" {{#{id}}}\n")), "nothing has the id {id}");
    }
}
