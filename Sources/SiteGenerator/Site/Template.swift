import Foundation
import Mustache
import Syntax

/// A value a template may show: text, which the template escapes, an address, or finished HTML for `{{{ }}}`.
enum TemplateValue {
    case text(String)
    case address(String)
    case html(Bytes)

    /// In bytes, about.
    var size: Int {
        switch self {
        case .text(let text), .address(let text): text.utf8.count
        case .html(let bytes): bytes.count
        }
    }

    func write(isEscaped: Bool, into out: inout Bytes) {
        switch self {
        case .text(let text): if isEscaped { out.putEscaped(text) } else { out.put(text) }
        case .address(let address): out.putAddress(address.utf8)
        case .html(let bytes): if isEscaped { out.putEscaped(bytes) } else { out.append(contentsOf: bytes) }
        }
    }
}

/// The theme's Mustache templates, each turned into a list of pieces the first time a page of its shape is
/// written.
///
/// Mustache decides what a template means; but it looks every name up by reflection, and a page's shell is
/// the same for every page that has the same values. So a template is rendered once for each set of values
/// present, with a mark in place of each value, and cut at the marks.
final class TemplateSet: @unchecked Sendable {
    enum Piece: Sendable {
        case text(Bytes)
        /// The place of the value in the list.
        case value(Int, isEscaped: Bool)
    }

    /// A template cut for one set of values.
    final class Shape: Sendable {
        let name: String
        let keys: [String]
        let pieces: [Piece]
        /// In bytes, without values.
        let size: Int

        init(name: String, keys: [String], pieces: [Piece], size: Int) {
            (self.name, self.keys, self.pieces, self.size) = (name, keys, pieces, size)
        }

        func fits(_ name: String, _ values: [(String, TemplateValue)]) -> Bool {
            self.name == name && keys.count == values.count && zip(keys, values).allSatisfy { $0 == $1.0 }
        }
    }

    private let library: MustacheLibrary
    private var shapes: [Shape] = []
    /// Those of links in lists, which a page has dozens of.
    private var items: [(item: ItemTemplate, trait: String?, shape: Shape)] = []
    private let lock = NSLock()
    private(set) var problems: [Problem] = []

    init(_ files: [(name: String, source: SourceFile)], texts: ThemeTexts = ThemeTexts()) {
        var library = MustacheLibrary()
        let circles = TemplateCircles(files).problems()
        for (name, source) in files {
            if let circle = circles[name] {
                problems.append(circle)
                continue
            }
            do {
                try library.register(Self.text(of: source, name, texts), named: name)
            } catch {
                problems.append(TemplateReading.problem(error, source))
            }
        }
        self.library = library
    }

    private static func text(of source: SourceFile, _ name: String, _ texts: ThemeTexts) -> String {
        var bytes = texts.filled(source.bytes)
        if ItemTemplate(rawValue: name) != nil, bytes.last == "\n" { bytes.removeLast() }
        return String(bytes)
    }

    /// Writes a template; a value that is absent is false, and `name.part` stands in the section `name`.
    func write(_ name: String, _ values: [(String, TemplateValue)], into out: inout Bytes) {
        let shape = shape(name, values)
        out.reserveCapacity(out.count + shape.size + values.reduce(0) { $0 + $1.1.size } + 256)
        for piece in shape.pieces {
            switch piece {
            case .text(let bytes): out.append(contentsOf: bytes)
            case .value(let place, let isEscaped):
                values[place].1.write(isEscaped: isEscaped, into: &out)
            }
        }
    }

    private func shape(_ name: String, _ values: [(String, TemplateValue)]) -> Shape {
        // Other threads need not wait while this one looks.
        let known = lock.withLock { shapes }
        return known.first { $0.fits(name, values) }
            ?? lock.withLock {
                shapes.first { $0.fits(name, values) } ?? compile(name, values.map(\.0))
            }
    }

    /// The shape of a link in a list: its values are the address, the title and what is said by a trait.
    func shape(_ item: ItemTemplate, _ trait: String?) -> Shape {
        func known(_ items: [(item: ItemTemplate, trait: String?, shape: Shape)]) -> Shape? {
            items.indices.first { items[$0].item == item && items[$0].trait == trait }.map { items[$0].shape }
        }
        if let shape = known(lock.withLock { items }) { return shape }
        return lock.withLock {
            if let shape = known(items) { return shape }
            let shape = compile(item.rawValue, ["address", "title"] + (trait.map { [$0] } ?? []))
            items.append((item, trait, shape))
            return shape
        }
    }

    private func compile(_ name: String, _ keys: [String]) -> Shape {
        var context: [String: Any] = [:]
        for key in keys {
            let parts = key.split(separator: ".")
            if parts.count == 2 {
                var inner = context[String(parts[0])] as? [String: Any] ?? [:]
                inner[String(parts[1])] = Self.mark(key)
                context[String(parts[0])] = inner
            } else {
                context[key] = Self.mark(key)
            }
        }
        let html = library.render(context, withTemplate: name) ?? ""
        let shape = Shape(
            name: name, keys: keys, pieces: Self.cut(Bytes(html.utf8), keys), size: html.utf8.count)
        shapes.append(shape)
        return shape
    }

    /// U+E000 starts a mark and U+E001 ends it; the `<` comes back as a reference where the template escapes.
    private static func mark(_ key: String) -> String { "\u{E000}<\(key)\u{E001}" }

    private static func cut(_ bytes: Bytes, _ keys: [String]) -> [Piece] {
        let opening: Bytes = [0xEE, 0x80, 0x80]
        var pieces: [Piece] = []
        var at = 0
        var start = 0
        while at + 3 < bytes.count {
            guard bytes[at] == 0xEE, bytes[at..<at + 3].elementsEqual(opening) else {
                at += 1
                continue
            }
            pieces.append(.text(Bytes(bytes[start..<at])))
            let isEscaped = bytes[at + 3] == "&"
            let name = at + 3 + (isEscaped ? 4 : 1)
            var end = name
            while end < bytes.count, bytes[end] != 0xEE { end += 1 }
            if let place = keys.lastIndex(of: String(bytes[name..<end])) {
                pieces.append(.value(place, isEscaped: isEscaped))
            }
            at = end + 3
            start = at
        }
        pieces.append(.text(Bytes(bytes[min(start, bytes.count)...])))
        return pieces
    }
}
