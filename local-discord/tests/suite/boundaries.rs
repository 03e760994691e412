//! It stays on this machine: loopback, its own name, its own pages, no way out.

use std::net::{IpAddr, Ipv4Addr};

use local_discord::driver::Discord;
use local_discord::{Config, Server};

use crate::support::{Outcome, config};

#[tokio::test]
async fn only_loopback_addresses_are_taken() -> Outcome {
    for address in [IpAddr::V4(Ipv4Addr::UNSPECIFIED), IpAddr::V4(Ipv4Addr::new(192, 168, 1, 5)), "::".parse()?] {
        let error = Server::start(Config { address, ..config() }).await.err().expect("refused").to_string();
        assert!(error.contains(&address.to_string()) && error.contains("not a loopback address"), "{error}");
    }
    Server::start(Config { address: "127.0.0.2".parse()?, ..config() }).await?.stop().await?;
    Ok(())
}

#[tokio::test]
async fn a_taken_port_is_named() -> Outcome {
    let first = Server::start(config()).await?;
    let port = first.port();
    let error = Server::start(Config { port, ..config() }).await.err().expect("refused").to_string();
    assert!(error.contains(&format!("port {port} is already taken")), "{error}");
    first.stop().await?;
    Server::start(Config { port, ..config() }).await?.stop().await?;
    Ok(())
}

#[tokio::test]
async fn foreign_hosts_and_origins_are_refused() -> Outcome {
    let discord = Discord::start(config()).await?;
    let client = reqwest::Client::builder().no_proxy().build()?;
    let (url, port) = (discord.url(), discord.port());
    let status = |header: &'static str, value: String, path: &'static str| {
        let request = client.get(format!("{url}{path}")).header(header, value);
        async move { request.send().await.map(|answer| answer.status().as_u16()) }
    };
    for path in ["/", "/api/v10/gateway", "/page/socket", "/gw?v=10&encoding=json", "/app.js"] {
        for host in ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "127.0.0.1:1"] {
            assert_eq!(status("host", host.into(), path).await?, 403, "Host {host} for {path}");
        }
        for origin in [
            "http://evil.example".into(),
            "null".into(),
            format!("https://127.0.0.1:{port}"),
            "http://127.0.0.1:1".into(),
        ] {
            assert_eq!(status("origin", origin, path).await?, 403, "a foreign Origin for {path}");
        }
    }
    assert_eq!(status("host", format!("localhost:{port}"), "/").await?, 200);
    assert_eq!(status("origin", format!("http://127.0.0.1:{port}"), "/").await?, 200);
    let page = client.get(format!("{url}/")).send().await?;
    let policy = page.headers()["content-security-policy"].to_str()?.to_string();
    assert!(policy.contains("default-src 'none'") && policy.contains("connect-src 'self'"), "{policy}");
    Ok(())
}

/// Nothing in the sources can open a connection, and no dependency is an HTTP client.
#[test]
fn there_is_no_way_out() -> Outcome {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("src")];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path)?;
                for way in
                    ["TcpStream::connect", "UdpSocket", "connect_async", "client_async", "lookup_host", "Command::new"]
                {
                    assert!(!text.contains(way), "{} contains {way}", path.display());
                }
                files += 1;
            }
        }
    }
    assert!(files > 40, "the sources were found");
    let manifest = std::fs::read_to_string(root.join("Cargo.toml"))?;
    let (own, _) = manifest.split_once("[dev-dependencies]").expect("both kinds of dependencies");
    for client in ["reqwest", "ureq", "hyper-tls", "hyper-rustls", "curl", "isahc"] {
        assert!(!own.contains(client), "{client} can open connections");
    }
    Ok(())
}

/// The page that is served is the page whose sources are here.
#[test]
fn the_built_page_is_that_of_the_sources() -> Outcome {
    use sha2::{Digest, Sha256};
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let mut names: Vec<String> = std::fs::read_dir(folder.join("src"))?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<std::io::Result<_>>()?;
    names.sort();
    let mut digest = Sha256::new();
    for name in &names {
        digest.update(format!("{name}\n"));
        digest.update(std::fs::read(folder.join("src").join(name))?);
    }
    let hash = digest.finalize().iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"));
    let built = std::fs::read_to_string(folder.join("dist/app.js"))?;
    let first = built.lines().next().unwrap_or_default();
    assert_eq!(first, format!("// built from {hash}"), "run `npm ci && npm run build` in local-discord/page");
    Ok(())
}
