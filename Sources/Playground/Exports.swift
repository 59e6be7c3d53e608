import Previews

// The one place with global state: a WebAssembly instance is one engine, and its exports are plain functions.
nonisolated(unsafe) private var host: PlaygroundHost?
nonisolated(unsafe) private var answerBytes: UnsafeMutableBufferPointer<UInt8> = .init(start: nil, count: 0)

/// Room for a request of `count` bytes; give it back with `galley_free`.
@_expose(wasm, "galley_allocate")
@_cdecl("galley_allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutablePointer<UInt8>.allocate(capacity: Int(max(count, 1)))
}

@_expose(wasm, "galley_free")
@_cdecl("galley_free")
public func free(_ place: UnsafeMutablePointer<UInt8>) {
    place.deallocate()
}

/// Hands the engine its library, `count` bytes of text: before the first request, and once.
@_expose(wasm, "galley_library")
@_cdecl("galley_library")
public func setLibrary(_ text: UnsafePointer<UInt8>, _ count: Int32) {
    host = PlaygroundHost(PreviewEngine(library: Array(UnsafeBufferPointer(start: text, count: Int(count)))))
}

/// Answers a request of `count` bytes. The answer's bytes stay where they are until the next request.
@_expose(wasm, "galley_answer")
@_cdecl("galley_answer")
public func answer(_ request: UnsafePointer<UInt8>, _ count: Int32) -> UnsafePointer<UInt8> {
    let bytes = Array(UnsafeBufferPointer(start: request, count: Int(count)))
    let answer = host?.answer(bytes) ?? []
    answerBytes.deallocate()
    answerBytes = .allocate(capacity: max(answer.count, 1))
    _ = answerBytes.initialize(from: answer)
    return UnsafePointer(answerBytes.baseAddress!)
}

/// The length in bytes of the last answer.
@_expose(wasm, "galley_answer_length")
@_cdecl("galley_answer_length")
public func answerLength() -> Int32 {
    Int32(host?.answerLength ?? 0)
}
