-- Neovim 0.7 or later: put this into init.lua, or say `:luafile neovim.lua`.
local group = vim.api.nvim_create_augroup("galley", {})
vim.api.nvim_create_autocmd("FileType", {
  group = group,
  pattern = { "markdown", "swift" },
  callback = function(event)
    local path = vim.api.nvim_buf_get_name(event.buf)
    local start = vim.lsp.start_client
    _G.galley_client = _G.galley_client
      or start({ name = "galley", cmd = { "galley", "lsp" }, root_dir = vim.fn.fnamemodify(path, ":p:h") })
    vim.lsp.buf_attach_client(event.buf, _G.galley_client)
  end,
})
