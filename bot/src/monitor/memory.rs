//! How much memory the process holds.

/// In bytes; nothing where the system does not tell.
pub fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_holds_some_memory() {
        let resident = super::resident().unwrap();
        assert!((1 << 20..1 << 40).contains(&resident), "{resident}");
    }
}
