-- Drives `galley lsp` by Neovim's own client: nvim --headless -u NONE -l, or for 0.7: nvim --headless -u NONE -c 'luafile Tests/Editors/neovim.lua'
-- GALLEY is the program. Prints what fails and ends with status 1 then.
local galley = os.getenv("GALLEY")
local folder = vim.fn.tempname()
vim.fn.mkdir(folder)
local path = folder .. "/README.md"
vim.fn.writefile({ "```swift preview widths=200", 'Text("A").paddin(8)', "```" }, path)
vim.cmd("edit " .. path)

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function wait(what, test)
  if not vim.wait(20000, test, 50) then fail("no " .. what .. " within 20 s") end
end

local client = vim.lsp.start_client({ name = "galley", cmd = { galley, "lsp" }, root_dir = folder })
vim.lsp.buf_attach_client(0, client)
wait("diagnostic", function() return #vim.diagnostic.get(0) > 0 end)
local found = vim.diagnostic.get(0)[1]
if found.lnum ~= 1 or not found.message:find("paddin") then fail("another diagnostic: " .. vim.inspect(found)) end

vim.api.nvim_buf_set_lines(0, 1, 2, false, { 'Text("A").padding(8)' })
wait("mended file", function() return #vim.diagnostic.get(0) == 0 end)

local function ask(method, character)
  local position = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 1, character = character } }
  local answers = vim.lsp.buf_request_sync(0, method, position, 20000)
  return answers and answers[client] and answers[client].result
end

local hover = ask("textDocument/hover", 12)
if not hover or not hover.contents.value:find("at a width of 200") then fail("no size in " .. vim.inspect(hover)) end
local completion = ask("textDocument/completion", 12)
if not completion or #completion.items == 0 then fail("no completion") end

-- From a page into the module of its package.
local sources = folder .. "/Sources/Kit"
vim.fn.mkdir(sources, "p")
vim.fn.writefile({
  "// swift-tools-version: 6.0", "import PackageDescription", 'let package = Package(name: "Kit", targets: [.target(name: "Kit")])',
}, folder .. "/Package.swift")
vim.fn.writefile({
  "import SwiftUI", "", "public struct Card: View {", "    public init() {}", '    public var body: some View { Text("A") }', "}", "", "#Preview { Card().paddin(8) }",
}, sources .. "/Card.swift")

local function show(name, lines)
  if lines then vim.fn.writefile(lines, name) end
  vim.cmd("edit! " .. name)
  vim.lsp.buf_attach_client(0, client)
end

show(folder .. "/Kit.md", { "```swift preview", "import Kit", "Card()", "```" })
local definition
wait("definition", function()
  local position = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 2, character = 1 } }
  local answers = vim.lsp.buf_request_sync(0, "textDocument/definition", position, 20000)
  definition = answers and answers[client] and answers[client].result
  return definition ~= nil and definition.uri ~= nil
end)
if not definition.uri:find("Sources/Kit/Card.swift$") then fail("another definition: " .. vim.inspect(definition)) end
if definition.range.start.line ~= 2 and definition.range.start.line ~= 3 then fail("another line: " .. vim.inspect(definition)) end

-- A Swift file with a preview.
show(sources .. "/Card.swift")
wait("diagnostic of a Swift file", function() return #vim.diagnostic.get(0) > 0 end)
if vim.diagnostic.get(0)[1].lnum ~= 7 then fail("another place: " .. vim.inspect(vim.diagnostic.get(0))) end
print("neovim: diagnostics, hover, completion and definition work, in Markdown and in Swift")
vim.cmd("qall!")
