import Syntax

/// Names that a library's framework has and that no row declares: enough to say so instead of calling them
/// unknown. They stand in `Sources/Library/SwiftUI/known.txt`: the public names of SwiftUI's documentation of
/// December 2025 (iOS 26.1) and, at top level, the views that other frameworks add to it (Charts, MapKit,
/// AVKit, PhotosUI, SpriteKit, SceneKit, WebKit, RealityKit, StoreKit, AuthenticationServices, TipKit,
/// AppIntents). What gets a row goes.
///
/// The names are one text, in lines of a type and some of its members: `View: redacted help`, with an empty
/// type for names at top level and `Text.Layout: Run` for nested ones. Types, and the names of one, stand in
/// the order of their bytes, so that thousands of them cost neither start-up time nor memory nor a search
/// through all.
public struct KnownNames {
    /// A part of a library's text, which lives as long as the library.
    private let text: UnsafeBufferPointer<UInt8>

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    static var none: KnownNames { KnownNames(UnsafeBufferPointer(start: nil, count: 0)) }

    /// Whether the type, or the top level for an empty path, has a member of the name.
    public func contains(_ name: Name, in path: String) -> Bool {
        SortedLines(bytes: text).contains(name.text.utf8, of: path.utf8)
    }

    /// Every name with the path of its type, in the order of the text.
    public func forEach(_ body: (_ path: String, _ name: String) -> Void) {
        for line in text.split(separator: 10) {
            guard let colon = line.firstIndex(of: 58) else { continue }
            let path = String(decoding: line[..<colon], as: UTF8.self)
            for name in line[(colon + 1)...].split(separator: 32) {
                body(path, String(decoding: name, as: UTF8.self))
            }
        }
    }
}

/// The text of `KnownNames`, searched by halving.
private struct SortedLines {
    let bytes: UnsafeBufferPointer<UInt8>

    func contains(_ name: String.UTF8View, of path: String.UTF8View) -> Bool {
        var (low, high) = (0, bytes.count)
        while let middle = line(between: low, and: high) {
            if precedes(name, path, lineAt: middle) { high = middle } else { low = middle }
        }
        guard path.elementsEqual(self.path(ofLineAt: low)) else { return false }
        return names(ofLineAt: low).split(separator: UInt8(ascii: " ")).contains { name.elementsEqual($0) }
    }

    /// The start of a line near the middle of two others; nil if there is none between them.
    private func line(between low: Int, and high: Int) -> Int? {
        let middle = low + (high - low) / 2
        var start = middle
        while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        if start == low { start = end(from: middle) + 1 }
        return start < high ? start : nil
    }

    /// Whether a type's name comes before the first one of a line.
    private func precedes(_ name: String.UTF8View, _ path: String.UTF8View, lineAt start: Int) -> Bool {
        let other = self.path(ofLineAt: start)
        if !path.elementsEqual(other) { return path.lexicographicallyPrecedes(other) }
        return name.lexicographicallyPrecedes(names(ofLineAt: start).prefix { $0 != UInt8(ascii: " ") })
    }

    private func path(ofLineAt start: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        bytes[start...].prefix { $0 != UInt8(ascii: ":") }
    }

    private func names(ofLineAt start: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        bytes[start..<end(from: start)].drop { $0 != UInt8(ascii: ":") }.dropFirst(2)
    }

    private func end(from start: Int) -> Int {
        bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
}

extension NominalDeclaration {
    /// The type's name after those of the types around it: `GraphicsContext.Filter`.
    public var path: String { parent.map { $0.path + "." + name.text } ?? name.text }
}

extension Module {
    /// Whether the framework has a member of the name that no row declares.
    func isKnownOnly(_ name: Name, of type: Type) -> Bool {
        let known = (base ?? self).knownNames
        if let declaration = type.nominal, known.contains(name, in: declaration.path) { return true }
        let parents = type.nominal.map { allProtocols(of: $0) } ?? protocols(boundBy: type)
        return parents.contains { known.contains(name, in: $0.path) }
    }

    /// Whether the framework has something of the name at top level that no row declares.
    func isKnownOnly(_ name: Name) -> Bool { (base ?? self).knownNames.contains(name, in: "") }
}
