import Syntax

/// Goes through a source of the theme once and writes it without the blanks that separate nothing.
protocol BlankRemover {
    var source: Bytes { get }
    /// The byte that comes next.
    var at: Int { get set }
    var out: Bytes { get set }

    init(source: Bytes)

    /// Writes the next part of the source, or leaves it out.
    mutating func step()
}

extension BlankRemover {
    static func removed(from source: Bytes) -> Bytes {
        var writer = Self(source: source)
        writer.out.reserveCapacity(source.count)
        while writer.at < source.count { writer.step() }
        return writer.out
    }

    mutating func copy() {
        out.append(source[at])
        at += 1
    }

    /// Copies a text up to the sign that ends it; a sign behind a backslash does not.
    mutating func text(_ end: UInt8) {
        copy()
        while at < source.count {
            let byte = source[at]
            copy()
            if byte == end || byte == "\n" { return }
            if byte == "\\", at < source.count { copy() }
        }
    }
}
