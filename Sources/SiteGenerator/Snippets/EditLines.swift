/// The lines that an edit changes, whole, each run of them under the line before it, so that a reader finds
/// them in the code.
struct EditLines {
    enum Kind { case kept, removed, added }
    typealias Line = (kind: Kind, text: String)

    /// All lines of the code, those that are gone before those that took their place.
    private let all: [Line]

    init(_ before: Bytes, _ after: Bytes) {
        let (old, new) = (Self.lines(of: before), Self.lines(of: after))
        var removed: Set<Int> = [], added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let place, _, _): removed.insert(place)
            case .insert(let place, _, _): added.insert(place)
            }
        }
        var all: [Line] = [], next = 0
        for (place, line) in old.enumerated() {
            guard !removed.contains(place) else {
                all.append((.removed, line))
                continue
            }
            while added.contains(next) { (all, next) = (all + [(.added, new[next])], next + 1) }
            (all, next) = (all + [(.kept, line)], next + 1)
        }
        self.all = all + new[next...].map { (.added, $0) }
    }

    /// What changes with its surroundings, as far to the left as it goes.
    var shown: [Line] {
        var lines: [Line] = []
        for (place, line) in all.enumerated() where line.kind != .kept {
            if place > 0, all[place - 1].kind == .kept, let context = context(before: place) {
                lines.append((.kept, context))
            }
            if !Self.isBlank(line.text) { lines.append(line) }
        }
        let depth = lines.map { Self.depth(of: $0.text) }.min() ?? 0
        return lines.map { ($0.kind, String($0.text.dropFirst(depth))) }
    }

    /// The line before; of one that only closes something, what it closes: `VStack { … }`.
    private func context(before place: Int) -> String? {
        let above = all[..<place].filter { $0.kind != .removed && !Self.isBlank($0.text) }.map(\.text)
        guard let line = above.last, !Self.hasWords(line) else { return above.last }
        let opening = above.last { Self.hasWords($0) && Self.depth(of: $0) <= Self.depth(of: line) }
        return opening.map { "\($0) … \(line.drop { $0 == " " })" }
    }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " } }

    private static func hasWords(_ line: String) -> Bool { line.contains { $0.isLetter || $0.isNumber } }

    private static func depth(of line: String) -> Int { line.prefix { $0 == " " }.count }

    private static func lines(of code: Bytes) -> [String] {
        code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
