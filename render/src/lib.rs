//! Pictures of a table: what a viewer may see becomes a scene, and a scene becomes a picture and its description in
//! words. Nothing is drawn yet.
