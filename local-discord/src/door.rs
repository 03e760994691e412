//! A second door, with TLS and Discord's own name: serenity's limiter knows no other address than `https://discord.com`.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::core::{Shared, stopped};
use crate::http::serve;

/// The name that the certificate is for.
pub const NAME: &str = "discord.com";

/// Where the door is, and what a client has to trust to enter.
#[derive(Clone, Debug)]
pub struct Door {
    pub address: SocketAddr,
    /// Made for this server alone, as PEM.
    pub certificate: String,
}

/// Why there is no door.
#[derive(Debug, thiserror::Error)]
pub enum DoorError {
    #[error("no certificate could be made: {0}")]
    Certificate(#[from] rcgen::Error),
    #[error("TLS refuses the certificate: {0}")]
    Tls(#[from] tokio_rustls::rustls::Error),
    #[error("the key of the certificate cannot be used: {0}")]
    Key(&'static str),
    #[error(transparent)]
    Listen(#[from] io::Error),
}

/// A door that nobody has opened yet.
pub struct Closed {
    listener: TcpListener,
    acceptor: TlsAcceptor,
}

pub async fn build(at: IpAddr) -> Result<(Door, Closed), DoorError> {
    let key = rcgen::generate_simple_self_signed([NAME.to_owned()])?;
    let private = PrivateKeyDer::try_from(key.signing_key.serialize_der()).map_err(DoorError::Key)?;
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let rules = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![key.cert.der().clone()], private)?;
    let listener = TcpListener::bind((at, 0)).await?;
    let door = Door { address: listener.local_addr()?, certificate: key.cert.pem() };
    Ok((door, Closed { listener, acceptor: TlsAcceptor::from(Arc::new(rules)) }))
}

/// Lets clients in until the server stops.
pub async fn open(shared: Arc<Shared>, door: Closed) {
    let mut stop = shared.stop.subscribe();
    loop {
        tokio::select! {
            () = stopped(&mut stop) => return,
            accepted = door.listener.accept() => {
                if let Ok((stream, _)) = accepted {
                    let _ = stream.set_nodelay(true);
                    let (shared, acceptor) = (shared.clone(), door.acceptor.clone());
                    tokio::spawn(async move {
                        // Who cannot agree on a cipher does not come in.
                        if let Ok(stream) = acceptor.accept(stream).await {
                            serve(shared, stream).await;
                        }
                    });
                }
            }
        }
    }
}
