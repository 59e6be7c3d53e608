import Syntax

/// The styles of what few pages have (`parts.css`); a page of which none of them speaks does not fetch them.
struct PartStyles {
    let path: String
    private let names: Set<Bytes>

    /// - Parameter css: rules without comments, each of whose selectors begins with the class that it is
    ///   about.
    init(path: String, css: Bytes) {
        self.path = path
        let comma = UInt8(ascii: ",")
        names = Set(Self.preludes(of: css).flatMap { $0.split(separator: comma).compactMap(Self.name) })
    }

    /// Whether an element of the page has one of the classes.
    func areNeeded(by parts: [Bytes]) -> Bool {
        parts.contains { HTMLClasses($0).contains(where: has) }
    }

    private func has(_ classes: ArraySlice<UInt8>) -> Bool {
        classes.split(separator: UInt8(ascii: " ")).contains { names.contains(Bytes($0)) }
    }

    /// The selectors of each rule.
    private static func preludes(of css: Bytes) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var start = 0
        for (at, byte) in css.enumerated() {
            if byte == "{", css[start] != "@" { found.append(css[start..<at]) }
            if byte == "{" || byte == "}" || byte == ";" { start = at + 1 }
        }
        return found
    }

    /// The first class of a selector.
    private static func name(_ selector: ArraySlice<UInt8>) -> Bytes? {
        guard let dot = selector.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let hyphen = UInt8(ascii: "-")
        let name = selector[(dot + 1)...].prefix { $0.isASCIILetter || $0 == hyphen }
        return name.isEmpty ? nil : Bytes(name)
    }
}

/// The values of the attributes `class` in a text of HTML.
struct HTMLClasses: Sequence, IteratorProtocol {
    private let html: Bytes
    private var at = 0

    init(_ html: Bytes) { self.html = html }

    mutating func next() -> ArraySlice<UInt8>? {
        let start = html.withUnsafeBufferPointer { Self.value(in: $0, after: at) }
        guard let start, let end = html[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        at = end + 1
        return html[start..<end]
    }

    /// Where the next value starts. An equals sign is rarer than a letter, so that is looked for.
    private static func value(in html: UnsafeBufferPointer<UInt8>, after start: Int) -> Int? {
        let word: StaticString = " class=\""
        var at = start + 6
        while at + 1 < html.count {
            if html[at] == "=", html[at + 1] == "\"",
                word.withUTF8Buffer({ html[(at - 6)..<(at + 2)].elementsEqual($0) })
            {
                return at + 2
            }
            at += 1
        }
        return nil
    }
}
