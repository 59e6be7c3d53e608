// In this folder: npm install; then link it into ~/.vscode/extensions, or pack it with `npx @vscode/vsce package`.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const command = workspace.getConfiguration("galley").get("path");
  client = new LanguageClient("galley", "Galley", { command, args: ["lsp"] }, {
    documentSelector: [{ scheme: "file", language: "markdown" }, { scheme: "file", language: "swift" }],
  });
  return client.start();
};

exports.deactivate = () => client?.stop();
