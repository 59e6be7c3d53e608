import Syntax

/// Formulas in TeX as MathML: a document for pandoc with one formula a part, and its answer taken apart.
enum PandocFormulas {
    /// One result for each formula; nothing when there is no pandoc.
    static func made(_ keys: [Drawn.Key], by programs: any DrawingPrograms) -> [DrawnResult]? {
        guard let (html, said) = programs.pandoc(native(keys)) else { return nil }
        var failures = Failures(said)
        let parts = parts(html)
        return keys.indices.map { number in
            if let part = parts[number], let math = MarkupFilter.mathML.clean(part) { return .made(math) }
            return failures.next(keys[number].text)
        }
    }

    /// `[Div ("f0",[],[]) [Para [Math InlineMath "x"]]]`
    static func native(_ keys: [Drawn.Key]) -> Bytes {
        var out = Bytes("[".utf8)
        for (number, key) in keys.enumerated() {
            if number > 0 { out.put(",") }
            let kind = key.kind == .formula(isBlock: true) ? "DisplayMath" : "InlineMath"
            out.put("Div (\"f\(number)\",[],[]) [Para [Math \(kind) \"")
            for scalar in key.text.unicodeScalars { put(scalar, into: &out) }
            out.put("\"]]\n")
        }
        out.put("]")
        return out
    }

    /// As Haskell writes a text: a number for everything but plain signs, with `\&` where digits may follow.
    private static func put(_ scalar: Unicode.Scalar, into out: inout Bytes) {
        if scalar == "\"" || scalar == "\\" {
            out.put("\\\(scalar)")
        } else if (32..<127).contains(scalar.value) {
            out.append(UInt8(scalar.value))
        } else {
            out.put("\\\(scalar.value)\\&")
        }
    }

    /// The MathML of each part that has some.
    private static func parts(_ html: Bytes) -> [Int: ArraySlice<UInt8>] {
        var parts: [Int: ArraySlice<UInt8>] = [:]
        let opening = Bytes("<div id=\"f".utf8), start = Bytes("<math".utf8), end = Bytes("</math>".utf8)
        var rest = html[...]
        while let found = rest.firstRange(of: opening) {
            rest = rest[found.upperBound...]
            let next = rest.firstRange(of: opening)?.lowerBound ?? rest.endIndex
            let number = Int(String(rest.prefix(while: \.isASCIIDigit)))
            let part = rest[..<next]
            if let number, let first = part.firstRange(of: start)?.lowerBound,
                let last = part.firstRange(of: end)?.upperBound, first < last
            {
                parts[number] = part[first..<last]
            }
            rest = rest[next...]
        }
        return parts
    }

    /// What pandoc says of formulas that it can't read, in their order.
    private struct Failures {
        private var reports: [[String]] = []

        init(_ said: String) {
            for line in said.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
                if line.hasPrefix("[WARNING] Could not convert TeX math") {
                    reports.append([])
                } else if line.hasPrefix("["), !line.hasPrefix("  ") {
                    reports.append(["", ""])
                } else if !reports.isEmpty {
                    reports[reports.count - 1].append(line)
                }
            }
            reports.removeAll { $0.first == "" }
        }

        /// The caret stands below a piece of the line that is wrong.
        mutating func next(_ text: String) -> DrawnResult {
            let lines = reports.isEmpty ? [] : reports.removeFirst()
            guard let caret = lines.lastIndex(where: { $0.trimmed == "^" }), caret > 0 else {
                return .failed("this formula can't be read", line: 0, column: 0)
            }
            let before = lines[caret].prefix { $0 == " " }.count - 2
            let piece = lines[caret - 1].dropFirst(2).prefix(max(0, before))
            let reason = lines[(caret + 1)...].first?.trimmed ?? "this formula can't be read"
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let range = line.firstRange(of: piece) else { continue }
                // A name that isn't known is told where it begins, and not behind it.
                let name = reason.firstMatch(of: /^unexpected control sequence (\\.+)$/).map { String($0.1) }
                if let name, let start = line[..<range.upperBound].ranges(of: name).last?.lowerBound {
                    return .failed("formula: \(reason)", line: number, column: line[..<start].utf8.count)
                }
                return .failed(
                    "formula: \(reason)", line: number, column: line[..<range.upperBound].utf8.count)
            }
            return .failed("formula: \(reason)", line: 0, column: 0)
        }
    }
}
