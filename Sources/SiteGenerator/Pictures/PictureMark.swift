import Syntax

/// A block of image lines between two comments, which this program may write anew.
struct PictureMark {
    /// The lines, counted from 1, of both comments and all between.
    var lines: ClosedRange<Int>
    /// The preview that it names; `nil` for the one above it.
    var id: String?
    /// What its pictures were made from, and what was made, as it was written.
    var made = ""
    /// The lines between the comments, without what stands before every line.
    var content: [String] = []

    static let opening = "<!-- galley:pictures"
    static let closing = "<!-- galley:end -->"

    /// All blocks of a text but those that code shows.
    static func read(_ file: SourceFile, report: (Problem) -> Void) -> [PictureMark] {
        var marks: [PictureMark] = []
        var fence: (sign: UInt8, count: Int)?
        var open: (start: Int, made: String, content: [String])?
        for line in 1...file.lineStarts.count {
            let text = stripped(file.bytes[file.lineRange(line)])
            if var current = open {
                if text == closing {
                    marks.append(
                        PictureMark(
                            lines: current.start...line, id: value("of", in: current.made),
                            made: current.made, content: current.content))
                    open = nil
                } else if text.hasPrefix(opening) {
                    report(unclosed(file, current.start))
                    open = (line, text, [])
                } else {
                    current.content.append(text)
                    open = current
                }
                continue
            }
            if toggles(&fence, text) { continue }
            if fence == nil, text.hasPrefix(opening), text.hasSuffix("-->") { open = (line, text, []) }
        }
        if let open { report(unclosed(file, open.start)) }
        return marks
    }

    /// Whether a line opens or closes a fence of code, or stands in one.
    private static func toggles(_ fence: inout (sign: UInt8, count: Int)?, _ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let sign = bytes.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else {
            return fence != nil
        }
        let count = bytes.prefix { $0 == sign }.count
        if let open = fence {
            if sign == open.sign, count >= open.count, count == bytes.count { fence = nil }
        } else if count >= 3, sign == UInt8(ascii: "~") || !bytes.dropFirst(count).contains(sign) {
            fence = (sign, count)
        }
        return true
    }

    private static func unclosed(_ file: SourceFile, _ line: Int) -> Problem {
        Problem(
            .error, "nothing closes the block of pictures that begins here", file: file,
            range: file.lineRange(line),
            note: "it ends with a line '\(closing)'")
    }

    /// A line without what a list or a quotation puts before it.
    static func stripped(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.drop { $0.isBlank || $0 == ">" }, as: UTF8.self).trimmed
    }

    /// `of` in `<!-- galley:pictures of=card made=… -->`.
    static func value(_ name: String, in text: String) -> String? {
        text.split(separator: " ").first { $0.hasPrefix(name + "=") }.map {
            String($0.dropFirst(name.count + 1))
        }
    }

    /// The addresses that the lines show, in their order, each once.
    var addresses: [String] {
        var found: [String] = []
        for line in content {
            for (start, end) in [("src=\"", "\""), ("srcset=\"", "\""), ("](", ")")] {
                for part in line.components(between: start, and: end) {
                    // A list of sources has scales behind its addresses.
                    for address in start == "](" ? [part] : part.components(at: ", ") {
                        let name = String(address.prefix { $0 != " " })
                        if !name.isEmpty, !found.contains(name) { found.append(name) }
                    }
                }
            }
        }
        return found
    }
}

extension String {
    fileprivate func components(between start: String, and end: String) -> [String] {
        var parts: [String] = []
        for piece in components(at: start).dropFirst() { parts.append(piece.components(at: end)[0]) }
        return parts
    }

    /// The parts between the places at which another text stands.
    fileprivate func components(at separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let place = rest.firstRange(of: separator) {
            parts.append(String(rest[..<place.lowerBound]))
            rest = rest[place.upperBound...]
        }
        return parts + [String(rest)]
    }
}
