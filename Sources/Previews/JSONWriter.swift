import Syntax

/// Writes JSON text with keys in the order they are given, on two-space indentation or on one line.
public struct JSONWriter {
    /// What has been written so far, as UTF-8.
    public private(set) var bytes: [UInt8] = []
    private let isIndented: Bool
    private var depth = 0
    /// Whether the container being written has an element already.
    private var hasElement = [false]

    /// Begins an empty text, on several lines or on one.
    public init(isIndented: Bool = true) { self.isIndented = isIndented }

    /// What has been written so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// An object, whose members the closure writes.
    public mutating func object(_ key: StaticString? = nil, _ body: (inout JSONWriter) -> Void) {
        container(key, open: "{", close: "}", body)
    }

    /// An array, whose elements the closure writes.
    public mutating func array(_ key: StaticString? = nil, _ body: (inout JSONWriter) -> Void) {
        container(key, open: "[", close: "]", body)
    }

    /// A text; nil is `null`.
    public mutating func string(_ key: StaticString? = nil, _ value: String?) {
        begin(key)
        guard let value else { return raw("null") }
        raw(DiagnosticJSON.quoted(value))
    }

    /// A whole number; nil is `null`.
    public mutating func integer(_ key: StaticString? = nil, _ value: Int?) {
        begin(key)
        raw(value.map { "\($0)" } ?? "null")
    }

    /// `true` or `false`.
    public mutating func boolean(_ key: StaticString? = nil, _ value: Bool) {
        begin(key)
        raw(value ? "true" : "false")
    }

    /// A value that is JSON already.
    public mutating func json(_ text: String) {
        begin(nil)
        raw(text)
    }

    /// A length: unspecified is `null`, infinity the string `"inf"`, whole numbers have no fraction.
    public mutating func length(_ key: StaticString? = nil, _ value: Double?) {
        begin(key)
        guard let value else { return raw("null") }
        raw(JSONWriter.number(value))
    }

    static func number(_ value: Double) -> String {
        if value.isNaN { return "\"nan\"" }
        if value.isInfinite { return value > 0 ? "\"inf\"" : "\"-inf\"" }
        if value == value.rounded(), abs(value) < 1e15 { return "\(Int64(value))" }
        return "\(value)"
    }

    private mutating func container(
        _ key: StaticString?, open: StaticString, close: StaticString, _ body: (inout JSONWriter) -> Void
    ) {
        begin(key)
        raw(open)
        depth += 1
        hasElement.append(false)
        body(&self)
        depth -= 1
        if hasElement.removeLast() { newLine() }
        raw(close)
    }

    private mutating func begin(_ key: StaticString?) {
        if hasElement[hasElement.count - 1] { bytes.append(UInt8(ascii: ",")) }
        if depth > 0 { newLine() }
        hasElement[hasElement.count - 1] = true
        guard let key else { return }
        bytes.append(UInt8(ascii: "\""))
        raw(key)
        raw(isIndented ? "\": " : "\":")
    }

    private mutating func newLine() {
        guard isIndented else { return }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<depth { raw("  ") }
    }

    private mutating func raw(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
