//! `#[command]`: how the shell declares what the window may call. It must not know any command.
//!
//! What is declared is described for the bindings, offered to the window, and stands behind `app::catch_panics`: a panic in it
//! is answered as a bug of ours. It is one attribute, so that none of the three can be forgotten.

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Stands above an `async fn` that answers with `Result<_, AppError>`.
#[proc_macro_attribute]
pub fn command(_: TokenStream, function: TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = function.into_iter().collect();
    let is_async = tokens.iter().any(|token| is_word(token, "async"));
    let fn_at = tokens.iter().position(|token| is_word(token, "fn"));
    let name = fn_at
        .and_then(|at| tokens.get(at + 1))
        .map(ToString::to_string);
    let (Some(TokenTree::Group(body)), true, Some(name)) = (tokens.pop(), is_async, name) else {
        return stream("compile_error!(\"a command is an async function\");");
    };
    let work = TokenTree::Group(Group::new(Delimiter::Brace, body.stream()));
    // Put together from its parts, so that a fault in the body is shown where it was written.
    let mut guarded = stream("::app::catch_panics::guarded_future");
    let mut given = stream(&format!("{name:?}, async move"));
    given.extend([work]);
    guarded.extend([TokenTree::Group(Group::new(Delimiter::Parenthesis, given))]);
    guarded.extend(stream(".await"));
    let mut declared = stream("#[::tauri::command] #[::specta::specta]");
    declared.extend(tokens);
    declared.extend([TokenTree::Group(Group::new(Delimiter::Brace, guarded))]);
    declared
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(found) if found.to_string() == word)
}

fn stream(text: &str) -> TokenStream {
    text.parse().expect("it is written here")
}
