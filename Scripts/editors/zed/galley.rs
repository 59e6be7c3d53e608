// `zed: install dev extension` with this folder.
use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

struct Galley;

impl zed::Extension for Galley {
    fn new() -> Self {
        Galley
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let command = worktree.which("galley").ok_or("'galley' is not in PATH")?;
        Ok(Command { command, args: vec!["lsp".into()], env: vec![] })
    }
}

zed::register_extension!(Galley);
