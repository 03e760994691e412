//! Just enough of `WebDriver` to use a real browser.

use std::error::Error;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::Stdio;

use base64::Engine;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::support::say;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser window. It is closed when dropped.
pub struct Browser {
    client: reqwest::Client,
    session: String,
    port: u16,
    _driver: Child,
}

impl Browser {
    /// Starts chromedriver and a window, as a phone or not; none where a tool is missing.
    pub async fn open(width: u32, height: u32, phone: bool) -> Result<Option<Self>> {
        let spawned = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn();
        let Ok(mut driver) = spawned else {
            say("skipped: chromedriver is missing (apt-get install chromium chromium-driver)");
            return Ok(None);
        };
        let mut lines = BufReader::new(driver.stdout.take().ok_or("no output")?).lines();
        let port = loop {
            let line = lines.next_line().await?.ok_or("chromedriver ended")?;
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                break port.trim_end_matches('.').parse::<u16>()?;
            }
        };
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let mut options = json!({"args": [
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars", "--no-proxy-server", "--lang=en-GB",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
            "--force-prefers-reduced-motion", format!("--window-size={width},{height}"),
        ]});
        if phone {
            options["mobileEmulation"] =
                json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 2.0, "touch": true}});
        }
        let client = reqwest::Client::builder().no_proxy().build()?;
        let base = format!("http://127.0.0.1:{port}/session");
        let wish = json!({"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options, "timeouts": {"script": 60_000}}}});
        let answer: Value = client.post(&base).json(&wish).send().await?.json().await?;
        let id = answer["value"]["sessionId"].as_str().ok_or_else(|| format!("no window: {answer}"))?;
        Ok(Some(Browser { client, session: format!("{base}/{id}"), port, _driver: driver }))
    }

    async fn ask(&self, path: &str, body: Value) -> Result<Value> {
        let answer: Value =
            self.client.post(format!("{}{path}", self.session)).json(&body).send().await?.json().await?;
        match answer["value"]["error"].as_str() {
            Some(error) => Err(format!("{path}: {error}: {}", answer["value"]["message"]).into()),
            None => Ok(answer["value"].clone()),
        }
    }

    pub async fn go(&self, url: &str) -> Result<()> {
        self.ask("/url", json!({"url": url})).await.map(drop)
    }

    pub async fn reload(&self) -> Result<()> {
        self.ask("/refresh", json!({})).await.map(drop)
    }

    /// Runs a script and answers with what it returns.
    pub async fn run(&self, script: &str) -> Result<Value> {
        self.ask("/execute/sync", json!({"script": script, "args": []})).await
    }

    /// Waits until an expression is true, looking again before each frame that the browser draws.
    pub async fn until(&self, expression: &str) -> Result<()> {
        self.wait(&format!("Boolean({expression})")).await.map(drop)
    }

    /// Waits until an expression has a value, and answers with it.
    async fn wait(&self, expression: &str) -> Result<Value> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             const look = () => {{ try {{ return {expression}; }} catch {{ return false; }} }};
             const again = () => {{ const seen = look(); if (seen) done(seen); else requestAnimationFrame(again); }};
             again();"
        );
        match self.ask("/execute/async", json!({"script": script, "args": []})).await {
            Ok(seen) => Ok(seen),
            Err(error) => {
                let text = self.run("return document.body.innerText").await?;
                let text = text.as_str().unwrap_or_default();
                Err(format!("waited in vain for {expression}: {error}; on the screen:\n{text}").into())
            }
        }
    }

    /// Waits until the page shows a text.
    pub async fn sees(&self, text: &str) -> Result<()> {
        self.until(&format!("document.body.innerText.includes({})", json!(text))).await
    }

    pub async fn reads(&self, text: &str) -> Result<bool> {
        Ok(self.run(&format!("return document.body.innerText.includes({})", json!(text))).await? == true)
    }

    /// Waits for an element by an `XPath`, and clicks it.
    pub async fn click(&self, xpath: &str) -> Result<()> {
        self.act(xpath, "click", json!({})).await
    }

    pub async fn type_into(&self, xpath: &str, text: &str) -> Result<()> {
        self.act(xpath, "value", json!({"text": text})).await
    }

    /// Does something to an element. A message that is edited is put into the page anew, perhaps just between looking and
    /// acting: then nothing was done yet, and one looks again.
    async fn act(&self, xpath: &str, what: &str, body: Value) -> Result<()> {
        const NOT_YET: [&str; 3] = ["stale element", "element click intercepted", "element not interactable"];
        for _ in 0..20 {
            match self.act_once(xpath, what, &body).await {
                Err(error) if NOT_YET.iter().any(|kind| error.to_string().contains(kind)) => {}
                done => return done,
            }
        }
        self.act_once(xpath, what, &body).await
    }

    async fn act_once(&self, xpath: &str, what: &str, body: &Value) -> Result<()> {
        let element = self.find(xpath).await?;
        self.ask(&format!("/element/{element}/{what}"), body.clone()).await.map(drop)
    }

    async fn find(&self, xpath: &str) -> Result<String> {
        let found = format!("document.evaluate({}, document, null, 9, null).singleNodeValue", json!(xpath));
        let element = self.wait(&format!("(one => one?.getClientRects().length && one)({found})")).await?;
        Ok(element[ELEMENT].as_str().ok_or("no element")?.to_string())
    }

    /// Keeps a picture of the window as `artefacts/local-discord/NAME.png` of the workspace.
    pub async fn photograph(&self, name: &str) -> Result<()> {
        let answer: Value = self.client.get(format!("{}/screenshot", self.session)).send().await?.json().await?;
        let bytes = base64::engine::general_purpose::STANDARD.decode(answer["value"].as_str().ok_or("no picture")?)?;
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../artefacts/local-discord");
        std::fs::create_dir_all(&folder)?;
        Ok(std::fs::write(folder.join(format!("{name}.png")), bytes)?)
    }
}

impl Drop for Browser {
    /// Ends the window also when a test fails: the browser would outlive its driver.
    fn drop(&mut self) {
        let path = self.session.find("/session").map_or("/", |at| &self.session[at..]);
        let request = format!("DELETE {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n", self.port);
        if let Ok(mut driver) = std::net::TcpStream::connect(("127.0.0.1", self.port)) {
            // A driver that is gone already has nothing to say.
            let _ = driver.write_all(request.as_bytes());
            let _ = driver.read(&mut [0; 64]);
        }
    }
}
