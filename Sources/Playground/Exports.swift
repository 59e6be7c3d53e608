import Previews

@_expose(wasm, "galley_version")
@_cdecl("galley_version")
public func version() -> Int32 { 1 }
