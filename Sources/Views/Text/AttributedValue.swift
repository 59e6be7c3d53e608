import Interpreter

/// An `AttributedString` or a slice of one: runs of characters with the attributes set on them.
final class AttributedValue: NativeValue {
    /// Attributes in the order they were set; a later one of the same name replaces the earlier.
    struct Attributes {
        private(set) var entries: [(name: String, value: Value)] = []

        subscript(name: String) -> Value? {
            get { entries.first { $0.name == name }?.value }
            set {
                entries.removeAll { $0.name == name }
                if let newValue { entries.append((name, newValue)) }
            }
        }

        mutating func merge(_ other: Attributes) {
            for entry in other.entries { self[entry.name] = entry.value }
        }
    }

    struct Run {
        var bytes: [UInt8]
        var attributes = Attributes()
        var traits: MarkdownTraits = []
    }

    let runs: [Run]

    init(_ runs: [Run]) { self.runs = runs.filter { !$0.bytes.isEmpty } }

    convenience init(_ string: String, _ attributes: Attributes = Attributes()) {
        self.init([Run(bytes: Array(string.utf8), attributes: attributes)])
    }

    var bytes: [UInt8] { runs.flatMap { $0.bytes } }
    var string: String { String(decoding: bytes, as: UTF8.self) }

    override var isFlat: Bool { true }
    override var size: Int { runs.reduce(0) { $0 + 64 + $1.bytes.count + $1.attributes.entries.count * 48 } }
    override var description: String { string }

    override func isEqual(to other: NativeValue) -> Bool {
        guard let other = other as? AttributedValue else { return false }
        return bytes == other.bytes
    }

    /// The attribute's value where all runs agree that they have one, as `AttributedString` reads it.
    func attribute(_ name: String, _ areEqual: (Value, Value) -> Bool) -> Value? {
        guard let first = runs.first?.attributes[name] else { return nil }
        let isShared = runs.allSatisfy { run in run.attributes[name].map { areEqual($0, first) } ?? false }
        return isShared ? first : nil
    }

    func changed(_ change: (inout Attributes) -> Void) -> AttributedValue {
        var runs = runs
        for index in runs.indices { change(&runs[index].attributes) }
        return AttributedValue(runs)
    }

    /// The part between two offsets in bytes of UTF-8, cut to what there is.
    func slice(_ start: Int, _ end: Int) -> AttributedValue {
        var offset = 0
        var parts: [Run] = []
        for var run in runs {
            let from = min(max(start - offset, 0), run.bytes.count)
            let to = min(max(end - offset, from), run.bytes.count)
            offset += run.bytes.count
            run.bytes = Array(run.bytes[from..<to])
            parts.append(run)
        }
        return AttributedValue(parts)
    }

    func replacing(_ start: Int, _ end: Int, with middle: AttributedValue) -> AttributedValue {
        AttributedValue(slice(0, start).runs + middle.runs + slice(end, bytes.count).runs)
    }

    /// Where a text first stands, in bytes of UTF-8.
    func firstRange(of text: String) -> (Int, Int)? {
        let part = Array(text.utf8)
        let bytes = bytes
        guard !part.isEmpty, bytes.count >= part.count else { return nil }
        for start in 0...(bytes.count - part.count)
        where bytes[start..<(start + part.count)].elementsEqual(part) {
            return (start, start + part.count)
        }
        return nil
    }
}
