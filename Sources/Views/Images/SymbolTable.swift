import Syntax

#if canImport(BundledLibrary)
    import BundledLibrary

    /// The text of all outlines: a line for each icon, its names, a space, and the steps of its pen.
    enum SymbolTable {
        static var bytes: UnsafeBufferPointer<UInt8> {
            let text = SymbolBundle.text
            return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        }
    }
#else
    /// Where the page has put the table: its number of bytes as 32 bits, and the bytes; nil as long as it
    /// cannot be had. The page fetches it when it is asked for the first time, since most pictures have no
    /// symbol.
    @_extern(wasm, module: "galley", name: "symbols")
    private func symbolsOfPage() -> UnsafePointer<UInt8>?

    /// The text of all outlines, which the page keeps beside the engine.
    enum SymbolTable {
        static var bytes: UnsafeBufferPointer<UInt8> {
            guard let place = symbolsOfPage() else { return UnsafeBufferPointer(start: nil, count: 0) }
            let count = UnsafeRawPointer(place).load(as: UInt32.self)
            return UnsafeBufferPointer(start: place + 4, count: Int(count))
        }
    }
#endif

extension SymbolTable {
    /// The names that the table knows: those before the space of each line, but for letters' and digits'.
    static var names: [Name] {
        let bytes = bytes
        return bytes.split(separator: UInt8(ascii: "\n")).flatMap { line in
            line.prefix { $0 != UInt8(ascii: " ") }.split(separator: UInt8(ascii: ","))
                .filter { $0.first != UInt8(ascii: "#") }
                .map { Name(String(decoding: $0, as: UTF8.self)) }
        }
    }
}
