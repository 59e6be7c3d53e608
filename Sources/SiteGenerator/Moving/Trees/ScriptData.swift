import Syntax

/// The data that a configuration in JavaScript or TypeScript is written as. Nothing of it is run: texts,
/// numbers, lists and objects are read, what is computed is left out and told.
struct ScriptData {
    /// What the file exports, as far as it is data.
    private(set) var exported: DataTree?
    /// The lines of what is computed.
    private(set) var computed: [Int] = []
    private let bytes: Bytes
    private var at = 0
    private var line = 1
    private var depth = 0
    /// How many values and names of constants are still looked at: a constant may stand for many others.
    private var left = 100_000
    private var names = 1000
    private static let deepest = 64
    private static let largest = 1_000_000

    init(_ bytes: Bytes) {
        self.bytes = bytes.count > Self.largest ? [] : bytes
        for opening in ["module.exports", "export default", "exports.default"] {
            guard let start = self.bytes.firstRange(of: Bytes(opening.utf8))?.upperBound else { continue }
            exported = value(from: start, skipping: opening == "export default" ? "" : "=")
            if exported != nil { return }
        }
    }

    private mutating func value(from start: Int, skipping sign: String) -> DataTree? {
        (at, line) = (start, 1 + bytes[..<start].count { $0 == "\n" })
        skipSpace()
        if !sign.isEmpty {
            guard peek(sign) else { return nil }
            at += sign.utf8.count
            skipSpace()
        }
        if let made = returned() { return made }
        return value()
    }

    /// What a function that makes the settings returns, when that is an object.
    private mutating func returned() -> DataTree? {
        let word = self.word(at)
        guard ["async", "function"].contains(word) || peek("(") else { return nil }
        guard let body = bytes[at...].firstRange(of: Bytes("return {".utf8)) else { return nil }
        (at, line) = (body.upperBound - 1, 1 + bytes[..<body.upperBound].count { $0 == "\n" })
        return value()
    }

    // MARK: Signs

    private func peek(_ sign: String) -> Bool { bytes[min(at, bytes.count)...].starts(with: sign.utf8) }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }

    private func word(_ start: Int) -> String {
        String(bytes[min(start, bytes.count)...].prefix(while: Self.isName))
    }

    private mutating func step() {
        if bytes[at] == "\n" { line += 1 }
        at += 1
    }

    /// Blanks and comments.
    private mutating func skipSpace() {
        while at < bytes.count {
            if peek("//") {
                while at < bytes.count, bytes[at] != "\n" { at += 1 }
            } else if peek("/*") {
                while at < bytes.count, !peek("*/") { step() }
                at = min(at + 2, bytes.count)
            } else if bytes[at].isSpace {
                step()
            } else {
                return
            }
        }
    }

    // MARK: Values

    /// A value and the place after it; nothing for what is computed.
    private mutating func value() -> DataTree? {
        skipSpace()
        let start = line
        depth += 1
        defer { depth -= 1 }
        left -= 1
        guard at < bytes.count, depth < Self.deepest, left > 0 else { return leave(start) }
        let found: DataTree.Value?
        switch bytes[at] {
        case UInt8(ascii: "{"): found = object()
        case UInt8(ascii: "["): found = list()
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
            found = text().map { .scalar($0, isQuoted: true) }
        case UInt8(ascii: "("): found = parenthesized()
        default: found = expression()
        }
        guard let found, endsHere() else { return leave(start) }
        return DataTree(found, line: start)
    }

    private mutating func leave(_ line: Int) -> DataTree? {
        skipExpression()
        computed.append(line)
        return nil
    }

    /// Whether nothing computes with the value: a type may be named after it.
    private mutating func endsHere() -> Bool {
        let last = line
        skipSpace()
        if ["satisfies", "as"].contains(word(at)) { skipExpression() }
        return at >= bytes.count || ",}]);".utf8.contains(bytes[at])
            || (line > last && Self.isName(bytes[at]))
    }

    private mutating func object() -> DataTree.Value? {
        at += 1
        var pairs: [(key: String, value: DataTree)] = []
        while true {
            skipSpace()
            guard at < bytes.count else { return nil }
            if bytes[at] == "}" { break }
            if let (key, value) = pair() { pairs.append((key, value)) }
            skipSpace()
            if peek(",") { at += 1 } else if !peek("}") { return nil }
        }
        at += 1
        return .map(pairs)
    }

    private mutating func pair() -> (String, DataTree)? {
        let start = line
        let key = "'\"".utf8.contains(bytes[at]) ? text() : name()
        skipSpace()
        guard let key, peek(":") else {
            // A method, a spread or a variable of the same name.
            if let key, peek(",") || peek("}"), let value = variable(key) { return (key, value) }
            _ = leave(start)
            return nil
        }
        at += 1
        return value().map { (key, $0) }
    }

    private mutating func name() -> String? {
        let name = word(at)
        at += name.utf8.count
        return name.isEmpty ? nil : name
    }

    /// `({ … })`: how files whose types are told in comments write their objects.
    private mutating func parenthesized() -> DataTree.Value? {
        let (start, before) = ((at, line), computed.count)
        at += 1
        let inner = value()
        skipSpace()
        guard let inner, peek(")") else {
            (at, line) = start
            computed.removeSubrange(before...)
            return nil
        }
        at += 1
        return inner.value
    }

    private mutating func list() -> DataTree.Value? {
        at += 1
        var items: [DataTree] = []
        while true {
            skipSpace()
            guard at < bytes.count else { return nil }
            if bytes[at] == "]" { break }
            if let item = value() { items.append(item) }
            skipSpace()
            if peek(",") { at += 1 } else if !peek("]") { return nil }
        }
        at += 1
        return .list(items)
    }

    /// A text in quotes; nothing when something is computed in it.
    private mutating func text() -> String? {
        let sign = bytes[at]
        at += 1
        var out = Bytes()
        while at < bytes.count, bytes[at] != sign {
            if sign == UInt8(ascii: "`"), peek("${") {
                skipText(sign)
                return nil
            }
            if bytes[at] == "\n", sign != UInt8(ascii: "`") { return nil }
            if bytes[at] == "\\", at + 1 < bytes.count {
                at += 1
                out.append(bytes[at] == UInt8(ascii: "n") ? 10 : bytes[at])
            } else {
                out.append(bytes[at])
            }
            step()
        }
        at = min(at + 1, bytes.count)
        return out.text
    }

    /// A number, `true`, a variable of the file, or the path of `require.resolve('./a.js')`.
    private mutating func expression() -> DataTree.Value? {
        let word = self.word(at)
        if word == "require" { return required() }
        let isNumber = bytes[at].isASCIIDigit || bytes[at] == "-"
        guard isNumber || !word.isEmpty else { return nil }
        let start = at
        at += max(word.utf8.count, 1)
        while isNumber, at < bytes.count, bytes[at].isASCIIDigit || bytes[at] == "." { at += 1 }
        let text = String(bytes[start..<at])
        if isNumber || ["true", "false", "null"].contains(text) { return .scalar(text, isQuoted: false) }
        return variable(text)?.value
    }

    private mutating func required() -> DataTree.Value? {
        at += 7
        if peek(".resolve") { at += 8 }
        guard peek("(") else { return nil }
        at += 1
        skipSpace()
        guard at < bytes.count, "'\"".utf8.contains(bytes[at]), let path = text() else { return nil }
        skipSpace()
        guard peek(")") else { return nil }
        at += 1
        return .scalar(path, isQuoted: true)
    }

    /// What a constant of the file is given: `const name: Type = …`.
    private mutating func variable(_ name: String) -> DataTree? {
        let here = (at, line)
        defer { (at, line) = here }
        names -= 1
        guard names > 0 else { return nil }
        for keyword in ["const ", "let ", "var "] {
            guard let found = bytes.firstRange(of: Bytes((keyword + name).utf8)),
                found.upperBound < bytes.count,
                !Self.isName(bytes[found.upperBound]), depth < Self.deepest,
                let sign = bytes[found.upperBound...].firstIndex(where: { $0 == "=" || $0 == "\n" }),
                bytes[sign] == "="
            else { continue }
            // A constant may be named by itself, again and again.
            depth += 8
            defer { depth -= 8 }
            return value(from: sign + 1, skipping: "")
        }
        return nil
    }

    // MARK: What is not read

    /// Goes to the sign that ends an expression.
    private mutating func skipExpression() {
        var open = 0
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): open += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
                if open == 0 { return }
                open -= 1
            case UInt8(ascii: ","), UInt8(ascii: ";"): if open == 0 { return }
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
                let sign = bytes[at]
                at += 1
                skipText(sign)
                continue
            case UInt8(ascii: "/") where peek("//") || peek("/*"):
                skipSpace()
                continue
            default: break
            }
            step()
        }
    }

    private mutating func skipText(_ sign: UInt8) {
        while at < bytes.count, bytes[at] != sign {
            if bytes[at] == "\\", at + 1 < bytes.count { at += 1 }
            step()
        }
        at = min(at + 1, bytes.count)
    }
}
