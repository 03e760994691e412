//! A running server.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::clock::Clock;
use crate::config::{Config, StartError};
use crate::core::{Alarms, Core, Faults, Files, GatewayRules, Pages, RateLimits, Sessions, Shared, stopped};
use crate::doing::ringing;
#[cfg(feature = "tls")]
use crate::door::{self, Door};
use crate::http::serve;
use crate::id::Id;
use crate::store::{self, StoreError};
use crate::world::seed::{self, OWNER};

/// A Discord on this machine. It stops when it is dropped; [`stop`](Self::stop) also says whether everything was saved.
pub struct Server {
    pub(crate) shared: Arc<Shared>,
    pub(crate) config: Config,
    address: SocketAddr,
    #[cfg(feature = "tls")]
    door: Option<Door>,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts listening. Must be called inside a tokio runtime.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        if !config.address.is_loopback() {
            return Err(StartError::NotLoopback(config.address));
        }
        let listener = TcpListener::bind((config.address, config.port)).await.map_err(|why| match why.kind() {
            io::ErrorKind::AddrInUse => StartError::PortTaken { port: config.port },
            _ => StartError::Listen { address: config.address, port: config.port, why },
        })?;
        let address = listener.local_addr().map_err(|why| StartError::Listen {
            address: config.address,
            port: config.port,
            why,
        })?;
        let core = core(&config, address)?;
        let port = address.port();
        let mut hosts = vec![
            format!("{address}"),
            format!("127.0.0.1:{port}"),
            format!("localhost:{port}"),
            format!("[::1]:{port}"),
        ];
        hosts.extend(config.also_named.iter().cloned());
        #[cfg(feature = "tls")]
        let door = if config.door { Some(door::build(config.address).await?) } else { None };
        #[cfg(feature = "tls")]
        hosts.extend(door.iter().map(|_| door::NAME.to_owned()));
        let shared = Shared::new(core, hosts);
        let mut tasks =
            vec![tokio::spawn(listen(shared.clone(), listener)), tokio::spawn(ringing::keep_ringing(shared.clone()))];
        #[cfg(feature = "tls")]
        let door = door.map(|(door, closed)| {
            tasks.push(tokio::spawn(door::open(shared.clone(), closed)));
            door
        });
        if let Some(folder) = &config.data_dir {
            tasks.push(tokio::spawn(store::keep_saving(shared.clone(), folder.clone())));
        }
        Ok(Server {
            shared,
            config: Config { port, ..config },
            address,
            #[cfg(feature = "tls")]
            door,
            tasks,
        })
    }

    /// The door with TLS, if the configuration asked for one.
    #[cfg(feature = "tls")]
    pub fn door(&self) -> Option<&Door> {
        self.door.as_ref()
    }

    /// `http://127.0.0.1:8410`: the page, and what serenity takes as its proxy.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The token of the hosted bot.
    pub fn token(&self) -> String {
        self.shared.read(|core| core.world.application.token.clone())
    }

    /// Those whom somebody at the page can be, with the names that they go by.
    pub fn people(&self) -> Vec<(Id, String)> {
        self.shared.read(|core| {
            let people = core.world.users.values().filter(|user| !user.bot && user.username != OWNER);
            people.map(|user| (user.id, user.shown_name().to_owned())).collect()
        })
    }

    pub fn clock(&self) -> &Clock {
        &self.config.clock
    }

    /// Hangs up, saves, and frees the port.
    pub async fn stop(mut self) -> Result<(), StoreError> {
        self.shared.stop.send_replace(true);
        for task in std::mem::take(&mut self.tasks) {
            // A task that was cancelled is as good as ended.
            let _ = task.await;
        }
        self.save()
    }

    fn save(&self) -> Result<(), StoreError> {
        self.config.data_dir.as_ref().map_or(Ok(()), |folder| store::save_now(&self.shared, folder))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stop.send_replace(true);
        for task in &self.tasks {
            task.abort();
        }
        // Nobody is left to tell; `stop` is the way to hear of a full disk.
        let _ = self.save();
    }
}

fn core(config: &Config, address: SocketAddr) -> Result<Core, StartError> {
    #[cfg(not(feature = "openapi"))]
    if let Some(path) = &config.openapi {
        return Err(StartError::OpenApiMissing(path.clone()));
    }
    let now = config.clock.now_ms();
    let (world, files) = match &config.data_dir {
        None => (None, Files::Memory(HashMap::new())),
        Some(folder) => {
            let files = Files::in_folder(folder.join("attachments"))
                .map_err(|why| StoreError::Folder { path: folder.clone(), why })?;
            (store::load(folder)?, files)
        }
    };
    let mut core = Core {
        world: world.unwrap_or_else(|| seed::world(now)),
        clock: config.clock.clone(),
        base: format!("http://{address}"),
        files,
        sessions: Sessions::default(),
        pages: Pages::default(),
        limits: RateLimits::new(config.rates.clone()),
        faults: Faults::default(),
        offences: Vec::new(),
        requests: VecDeque::new(),
        alarms: Alarms::default(),
        gateway: GatewayRules {
            heartbeat: config.heartbeat,
            max_concurrency: config.max_concurrency,
            identify_spacing: config.identify_spacing,
            disallowed_intents: config.disallowed_intents,
            min_shards: config.min_shards,
        },
        #[cfg(feature = "openapi")]
        openapi: match &config.openapi {
            Some(path) => Some(crate::judge::openapi::OpenApi::shared(path, &crate::rest::templates())?),
            None => None,
        },
        unsaved: true,
    };
    core.set_all_alarms();
    Ok(core)
}

async fn listen(shared: Arc<Shared>, listener: TcpListener) {
    let mut stop = shared.stop.subscribe();
    loop {
        tokio::select! {
            () = stopped(&mut stop) => return,
            accepted = listener.accept() => {
                if let Ok((stream, _)) = accepted {
                    // Answers are small and awaited: waiting to fill a packet would only cost time.
                    let _ = stream.set_nodelay(true);
                    tokio::spawn(serve(shared.clone(), stream));
                }
            }
        }
    }
}
