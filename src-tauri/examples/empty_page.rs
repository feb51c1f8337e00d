//! An empty page in the same shell, against which the start of Bastide is measured.

use std::env;
use tauri::{WebviewUrl, WebviewWindowBuilder, http::Response};

/// Nothing but enough colours to be seen from outside. It paints once more after the first time: every page that
/// changes has a second canvas, and whether this one would get one by chance differs from start to start.
const PAGE: &str = "<!doctype html><html lang=\"en\"><title>Empty</title>\
<style>body { background: linear-gradient(90deg, white, black); animation: once 0.5s steps(2) }\
@keyframes once { from { background-color: white } to { background-color: black } }</style>\
<body><script>\
addEventListener(\"click\", () => document.body.style.background = \"teal\")</script></body></html>";

fn main() -> tauri::Result<()> {
    tauri::Builder::default()
        .register_uri_scheme_protocol("page", |_, _| {
            let mut page = Response::new(PAGE.as_bytes());
            let html = tauri::http::HeaderValue::from_static("text/html");
            page.headers_mut().insert("content-type", html);
            page
        })
        .setup(|app| {
            let address = WebviewUrl::CustomProtocol("page://localhost/".parse()?);
            let mut window =
                WebviewWindowBuilder::new(app, "main", address).inner_size(1200.0, 800.0);
            if let Some(folder) = env::var_os("BASTIDE_DATA") {
                window = window.data_directory(folder.into());
            }
            window.build()?;
            Ok(())
        })
        .run(tauri::generate_context!())
}
