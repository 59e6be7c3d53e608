import Syntax

/// TOML 1.0, as files of settings and heads of pages have it.
struct TOMLReader {
    struct Failure: Error {
        var text: String
        var line: Int
    }

    private let bytes: Bytes
    private var at = 0
    private(set) var line: Int
    private let root: TOMLTable
    private static let deepest = 64

    static func read(_ bytes: Bytes, firstLine: Int = 1) throws(Failure) -> DataTree {
        var reader = TOMLReader(bytes, firstLine)
        try reader.document()
        return reader.root.tree
    }

    private init(_ bytes: Bytes, _ firstLine: Int) {
        self.bytes = bytes
        line = firstLine
        root = TOMLTable(line: firstLine)
    }

    private func failure(_ text: String) -> Failure { Failure(text: "broken TOML: \(text)", line: line) }

    private mutating func document() throws(Failure) {
        var table = root
        while true {
            skipSpace()
            guard at < bytes.count else { return }
            if bytes[at] == "[" {
                table = try header()
            } else {
                try pair(into: table, depth: 0)
            }
            try endOfLine()
        }
    }

    // MARK: Signs

    private func peek(_ sign: String) -> Bool { bytes[at...].starts(with: sign.utf8) }

    private mutating func take(_ sign: String) -> Bool {
        guard peek(sign) else { return false }
        at += sign.utf8.count
        return true
    }

    private mutating func skipBlanks() { while at < bytes.count, bytes[at].isBlank { at += 1 } }

    /// Blanks, ends of lines and comments.
    private mutating func skipSpace() {
        while at < bytes.count {
            if bytes[at] == "#" {
                while at < bytes.count, bytes[at] != "\n" { at += 1 }
            } else if bytes[at].isSpace {
                if bytes[at] == "\n" { line += 1 }
                at += 1
            } else {
                return
            }
        }
    }

    private mutating func endOfLine() throws(Failure) {
        skipBlanks()
        guard at < bytes.count, bytes[at] != "#", bytes[at] != "\n", bytes[at] != "\r" else { return }
        throw failure("something follows a value")
    }

    // MARK: Tables and keys

    private mutating func header() throws(Failure) -> TOMLTable {
        let isList = take("[[")
        if !isList { at += 1 }
        let keys = try path()
        guard take(isList ? "]]" : "]") else { throw failure("the name of a table is never closed") }
        let parent = try table(keys.dropLast(), from: root)
        let last = keys[keys.count - 1]
        if isList {
            guard let new = parent.addToList(last, line) else { throw failure("'\(last)' is no list") }
            return new
        }
        return try table([last], from: parent)
    }

    private func table(_ keys: some Collection<String>, from start: TOMLTable) throws(Failure) -> TOMLTable {
        var table = start
        for key in keys {
            guard let next = table.table(key, line) else { throw failure("'\(key)' is no table") }
            table = next
        }
        return table
    }

    private mutating func pair(into table: TOMLTable, depth: Int) throws(Failure) {
        let keys = try path()
        guard take("=") else { throw failure("no '=' after '\(keys[0])'") }
        let owner = try self.table(keys.dropLast(), from: table)
        let last = keys[keys.count - 1]
        let start = line
        let value = try value(depth: depth)
        guard owner.set(last, value, start) else { throw failure("'\(last)' is there twice") }
    }

    /// `a.b."c d"`.
    private mutating func path() throws(Failure) -> [String] {
        var keys: [String] = []
        repeat {
            skipBlanks()
            keys.append(try key())
            guard keys.count <= Self.deepest else { throw failure("too many tables in each other") }
            skipBlanks()
        } while take(".")
        return keys
    }

    private mutating func key() throws(Failure) -> String {
        if peek("\"") || peek("'") { return try quoted() }
        let start = at
        while at < bytes.count, bytes[at].isASCIIAlphanumeric || bytes[at] == "_" || bytes[at] == "-" {
            at += 1
        }
        guard at > start else { throw failure("no key") }
        return String(bytes[start..<at])
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(Failure) -> TOMLTable.Value {
        guard depth < Self.deepest else { throw failure("too many values in each other") }
        skipBlanks()
        guard at < bytes.count else { throw failure("no value") }
        switch bytes[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .scalar(try quoted(), isQuoted: true)
        case UInt8(ascii: "["): return .list(try list(depth: depth))
        case UInt8(ascii: "{"): return .table(try inlineTable(depth: depth))
        default: return .scalar(try word(), isQuoted: false)
        }
    }

    private mutating func list(depth: Int) throws(Failure) -> [TOMLTable.Value] {
        at += 1
        var values: [TOMLTable.Value] = []
        while true {
            skipSpace()
            if take("]") { return values }
            values.append(try value(depth: depth + 1))
            skipSpace()
            guard take(",") || peek("]") else { throw failure("a list is never closed") }
        }
    }

    private mutating func inlineTable(depth: Int) throws(Failure) -> TOMLTable {
        at += 1
        let table = TOMLTable(line: line)
        while true {
            skipSpace()
            if take("}") { return table }
            try pair(into: table, depth: depth + 1)
            skipSpace()
            guard take(",") || peek("}") else { throw failure("a table is never closed") }
        }
    }

    /// A number, a date, `true` or `false`.
    private mutating func word() throws(Failure) -> String {
        let start = at
        while at < bytes.count, bytes[at].isASCIIAlphanumeric || "+-_.:".utf8.contains(bytes[at]) { at += 1 }
        // A blank may stand between a date and its time.
        if at - start == 10, at + 2 < bytes.count, bytes[at] == " ", bytes[at + 1].isASCIIDigit {
            at += 1
            while at < bytes.count, bytes[at].isASCIIDigit || "+-.:Z".utf8.contains(bytes[at]) { at += 1 }
        }
        let text = String(bytes[start..<at])
        let isNumber = text.utf8.first.map { $0.isASCIIDigit || "+-".utf8.contains($0) } ?? false
        guard isNumber || ["true", "false", "inf", "nan"].contains(text) else {
            throw failure("'\(text.isEmpty ? String(bytes[at...].prefix(10)).onOneLine : text)' is no value")
        }
        return text
    }

    // MARK: Texts

    private mutating func quoted() throws(Failure) -> String {
        let sign = bytes[at]
        let isLong = bytes[at...].starts(with: [sign, sign, sign])
        at += isLong ? 3 : 1
        if isLong {
            if peek("\r\n") { at += 1 }
            if peek("\n") {
                at += 1
                line += 1
            }
        }
        return try rest(of: sign, isLong: isLong)
    }

    private mutating func rest(of sign: UInt8, isLong: Bool) throws(Failure) -> String {
        let end = Bytes(repeating: sign, count: isLong ? 3 : 1)
        var out = Bytes()
        while at < bytes.count {
            if bytes[at...].starts(with: end) {
                // Up to two quotes may stand right before the closing ones.
                while isLong, at + 3 < bytes.count, bytes[at + 3] == sign {
                    out.append(sign)
                    at += 1
                }
                at += end.count
                return out.text
            }
            if bytes[at] == "\n" {
                guard isLong else { break }
                line += 1
            }
            if bytes[at] == "\\", sign == UInt8(ascii: "\"") {
                try escape(into: &out, isLong: isLong)
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        throw failure("a text is never closed")
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "f"): 12,
        UInt8(ascii: "r"): 13, UInt8(ascii: "e"): 27, UInt8(ascii: "\""): 34, UInt8(ascii: "\\"): 92,
    ]

    private mutating func escape(into out: inout Bytes, isLong: Bool) throws(Failure) {
        at += 1
        guard at < bytes.count else { throw failure("a text is never closed") }
        let sign = bytes[at]
        if let byte = Self.escapes[sign] {
            out.append(byte)
            at += 1
        } else if sign == UInt8(ascii: "u") || sign == UInt8(ascii: "U") {
            let count = sign == UInt8(ascii: "u") ? 4 : 8
            let digits = String(bytes[(at + 1)...].prefix(count))
            guard digits.utf8.count == count,
                let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
            else { throw failure("'\\\(String([sign]))\(digits)' is no character") }
            out.put(String(Character(scalar)))
            at += count + 1
        } else if isLong, sign.isSpace {
            skipSpaceInText()
        } else {
            throw failure("'\\\(String([sign]))' is no escape")
        }
    }

    /// A backslash at the end of a line takes the line's end and the blanks after it away.
    private mutating func skipSpaceInText() {
        while at < bytes.count, bytes[at].isSpace {
            if bytes[at] == "\n" { line += 1 }
            at += 1
        }
    }
}
