//! A second opinion: Discord's own `OpenAPI` file, where the environment names it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jsonschema::Validator;
use serde_json::{Value, json};

/// What is wrong with the file itself.
#[derive(Debug, thiserror::Error)]
pub enum OpenApiError {
    #[error("the OpenAPI file {path} cannot be read: {why}")]
    Read { path: PathBuf, why: std::io::Error },
    #[error("the OpenAPI file {path} is not JSON: {why}")]
    Json { path: PathBuf, why: serde_json::Error },
    #[error("the body of {route} in the OpenAPI file is no usable schema: {why}")]
    Schema { route: String, why: String },
}

/// Validators for the bodies of requests, by method and path.
pub struct OpenApi {
    bodies: HashMap<String, Validator>,
}

/// Files that were read already: reading takes a second, and every test starts a server.
static READ: Mutex<Vec<(PathBuf, Arc<OpenApi>)>> = Mutex::new(Vec::new());

impl OpenApi {
    /// Like [`read`](Self::read), but a file is read once in a process.
    pub fn shared(path: &Path, wanted: &[(&str, &str)]) -> Result<Arc<Self>, OpenApiError> {
        let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, file)) = known.iter().find(|(other, _)| other == path) {
            return Ok(file.clone());
        }
        let file = Arc::new(OpenApi::read(path, wanted)?);
        known.push((path.into(), file.clone()));
        Ok(file)
    }

    /// Reads the file and keeps the routes that `wanted` names (`POST /channels/{channel_id}/messages`).
    fn read(path: &Path, wanted: &[(&str, &str)]) -> Result<Self, OpenApiError> {
        let text = std::fs::read_to_string(path).map_err(|why| OpenApiError::Read { path: path.into(), why })?;
        let mut file: Value =
            serde_json::from_str(&text).map_err(|why| OpenApiError::Json { path: path.into(), why })?;
        // serenity writes the ids of new attachments as numbers, which Discord takes.
        file["components"]["schemas"]["SnowflakeType"] =
            json!({"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]});
        let components = file["components"].take();
        let mut bodies = HashMap::new();
        for (method, template) in wanted {
            let content = &file["paths"][template][method.to_lowercase()]["requestBody"]["content"];
            let schema = &content["application/json"]["schema"];
            if schema.is_null() {
                continue;
            }
            let route = format!("{method} {template}");
            let document = json!({"allOf": [schema], "components": components});
            let validator = jsonschema::draft202012::new(&document)
                .map_err(|why| OpenApiError::Schema { route: route.clone(), why: why.to_string() })?;
            bodies.insert(route, validator);
        }
        Ok(OpenApi { bodies })
    }

    /// What the file finds wrong with a body; `None` where it agrees or does not know the route.
    pub fn complaint(&self, method: &str, template: &str, body: &Value) -> Option<String> {
        let validator = self.bodies.get(&format!("{method} {template}"))?;
        let error = validator.iter_errors(body).next()?;
        Some(format!("{error} at {}", error.instance_path()))
    }
}
