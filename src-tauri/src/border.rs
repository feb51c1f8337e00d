//! Keeps the page in its place: nothing that it does leads the window to another page, opens a second one, writes a
//! file or asks the person for more than Bastide needs.

use tauri::webview::{NewWindowResponse, PermissionResponse};
use tauri::{AppHandle, Url, WebviewWindowBuilder, Wry};

/// A window that goes nowhere.
pub(crate) fn closed(
    window: WebviewWindowBuilder<'_, Wry, AppHandle>,
    developed_at: Option<Url>,
) -> WebviewWindowBuilder<'_, Wry, AppHandle> {
    window
        .on_navigation(move |to| own(to, developed_at.as_ref()))
        .on_new_window(|_, _| NewWindowResponse::Deny)
        .on_download(|_, _| false)
        .on_permission_request(|_, _| PermissionResponse::Deny)
}

/// The page itself, whatever it is asked to show, and none of its parts alone.
fn own(to: &Url, developed_at: Option<&Url>) -> bool {
    let built_in = match to.scheme() {
        "tauri" => to.host_str() == Some("localhost"),
        // Where the web view knows no scheme of ours.
        "http" | "https" => to.host_str() == Some("tauri.localhost") && to.port().is_none(),
        _ => false,
    };
    let developed = developed_at.is_some_and(|at| at.origin() == to.origin());
    (built_in && matches!(to.path(), "" | "/" | "/index.html")) || developed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goes(to: &str) -> bool {
        own(&Url::parse(to).expect("an address"), None)
    }

    #[test]
    fn the_page_may_be_loaded_anew_with_whatever_it_is_to_show() {
        for address in [
            "tauri://localhost",
            "tauri://localhost/",
            "tauri://localhost/index.html",
            "tauri://localhost/?longer#/play/3",
            "http://tauri.localhost/",
            "https://tauri.localhost/index.html#/home",
        ] {
            assert!(goes(address), "{address}");
        }
    }

    #[test]
    fn no_other_page_is() {
        for address in [
            "http://localhost/",
            "https://example.com/",
            "http://tauri.localhost.example.com/",
            "http://tauri.localhost:8080/",
            "tauri://example.com/",
            "tauri://localhost/assets/index.js",
            "blob:tauri://localhost/0b1e",
            "data:text/html,hello",
            "file:///etc/hostname",
            "about:blank",
            "javascript:void 0",
            "ipc://localhost/app_status",
            "mailto:anna@example.com",
            "http://127.0.0.1:5173/",
        ] {
            assert!(!goes(address), "{address}");
        }
    }

    #[test]
    fn while_it_is_developed_it_comes_from_its_own_server_alone() {
        let server = Url::parse("http://127.0.0.1:5173").expect("an address");
        let goes = |to: &str| own(&Url::parse(to).expect("an address"), Some(&server));
        assert!(goes("http://127.0.0.1:5173/"));
        assert!(!goes("http://127.0.0.1:5174/"));
    }
}
