import Syntax

/// Lines that are meant to open a code fence and do not: what follows three backticks may hold no backtick,
/// as the line would otherwise be code in the text, and nothing but a list's signs may be before them. The
/// listing or preview would vanish without a word.
enum BrokenFences {
    static func check(_ page: Page, report: (Problem) -> Void) {
        let file = page.source
        var open: (sign: UInt8, length: Int)?
        for line in candidates(file) where line.lowerBound >= page.body {
            let text = inner(file.bytes[line])
            guard let sign = text.first, sign == "`" || sign == "~" else {
                if open == nil, let ticks = lateTicks(text) {
                    report(late(file, ticks))
                    open = (UInt8(ascii: "`"), ticks.count)
                }
                continue
            }
            let length = text.prefix { $0 == sign }.count
            if let fence = open {
                if sign == fence.sign, length >= fence.length, text.count == length { open = nil }
                continue
            }
            guard length >= 3 else { continue }
            let info = text.dropFirst(length)
            guard sign == "`", let tick = info.firstIndex(of: 96) else {
                open = (sign, length)
                continue
            }
            guard isMeant(info, length) else { continue }
            report(problem(file, text, info, tick))
            open = (sign, length)
        }
    }

    /// The lines with three backticks or tildes in a row: no other one can open or close a fence.
    private static func candidates(_ file: SourceFile) -> [Range<Int>] {
        var lines: Set<Int> = []
        file.bytes.withUnsafeBufferPointer { text in
            for sign in [UInt8(ascii: "`"), UInt8(ascii: "~")] {
                // Up to the end of the last line found.
                var known = 0
                text.forEach(sign) { at in
                    guard at >= known, at + 2 < text.count, text[at + 1] == sign, text[at + 2] == sign else {
                        return
                    }
                    let line = file.position(of: at).line
                    lines.insert(line)
                    known = file.lineRange(line).upperBound
                }
            }
        }
        return lines.sorted().map(file.lineRange)
    }

    /// A line without the signs of the quotations and lists that it stands in.
    private static func inner(_ line: Bytes.SubSequence) -> Bytes.SubSequence {
        var text = line.trimmed
        while let first = text.first, first == ">" || first == "-" || first == "*" || first == "+" {
            let rest = text.dropFirst()
            guard first == ">" || rest.first?.isBlank == true else { break }
            text = rest.trimmed
        }
        let digits = text.prefix(while: \.isASCIIDigit)
        if !digits.isEmpty, let sign = text.dropFirst(digits.count).first, sign == "." || sign == ")" {
            text = text.dropFirst(digits.count + 1).trimmed
        }
        return text
    }

    /// A language or an attribute follows, and no second run of as many backticks closes code in the text.
    private static func isMeant(_ info: Bytes.SubSequence, _ length: Int) -> Bool {
        let runs = info.split(omittingEmptySubsequences: true) { $0 != "`" }
        guard !runs.contains(where: { $0.count == length }) else { return false }
        let word = info.drop(while: \.isBlank).prefix { !$0.isBlank && $0 != "`" && $0 != "{" }
        return Language.named(String(word)) != nil || info.firstRange(of: Bytes("=\"".utf8)) != nil
    }

    /// Three backticks or more behind other words, and after them what opens a fence and ends the line.
    private static func lateTicks(_ text: Bytes.SubSequence) -> Range<Int>? {
        var last: Int?
        text.withUnsafeBufferPointer { bytes in bytes.forEach(96) { last = text.startIndex + $0 } }
        guard let last else { return nil }
        let length = text[...last].reversed().prefix { $0 == 96 }.count
        guard length >= 3 else { return nil }
        let info = text[(last + 1)...]
        let word = info.prefix { !$0.isBlank && $0 != "{" }
        guard Language.named(String(word)) != nil else { return nil }
        let rest = info.dropFirst(word.count).trimmed
        let opens = rest.isEmpty || rest.starts(with: "preview".utf8) || rest.contains(UInt8(ascii: "="))
        return opens ? (last + 1 - length)..<(last + 1) : nil
    }

    private static func late(_ file: SourceFile, _ ticks: Range<Int>) -> Problem {
        Problem(
            .error, "a fence behind other words opens no code", file: file, range: ticks,
            note: "begin a new line with it")
    }

    private static func problem(
        _ file: SourceFile, _ text: Bytes.SubSequence, _ info: Bytes.SubSequence, _ tick: Int
    ) -> Problem {
        let tildes = String(repeating: "~", count: text.count - info.count)
        return Problem(
            .error, "backticks after a fence of backticks: this line opens no code", file: file,
            range: tick..<tick + 1,
            note: "open it with '\(tildes)\(String(info))', and close it with '\(tildes)'")
    }
}
