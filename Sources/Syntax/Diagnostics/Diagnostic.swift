/// A message about the source: lower case, no full stop, code in single quotes, worded as the Swift
/// compiler would. Stages return diagnostics beside their value; only evaluation throws one.
public struct Diagnostic: Error, Sendable {
    /// An error leaves no program.
    public enum Severity: UInt8, Sendable {
        case error
        case warning
        case note
    }

    /// A remark attached to a diagnostic.
    public struct Note: Sendable {
        public var message: String
        public var range: SourceRange?

        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// A replacement that certainly mends the problem.
    public struct FixIt: Sendable {
        public var range: SourceRange
        public var text: String

        public init(replace range: SourceRange, with text: String) {
            self.range = range
            self.text = text
        }
    }

    public var severity: Severity
    public var message: String
    public var range: SourceRange
    public var notes: [Note]
    public var fixIt: FixIt?
    /// A stable word for the kind of message, so that expectations and lints can name it.
    public var id: StaticString

    public init(
        _ severity: Severity, _ message: String, at range: SourceRange, id: StaticString = "",
        notes: [Note] = [], fixIt: FixIt? = nil
    ) {
        self.severity = severity
        self.message = message
        self.range = range
        self.id = id
        self.notes = notes
        self.fixIt = fixIt
    }

    public func has(id other: StaticString) -> Bool {
        id.withUTF8Buffer { own in other.withUTF8Buffer { own.elementsEqual($0) } }
    }

    public static func error(
        _ message: String, at range: SourceRange, id: StaticString = "", notes: [Note] = [], fixIt: FixIt? = nil
    ) -> Diagnostic {
        Diagnostic(.error, message, at: range, id: id, notes: notes, fixIt: fixIt)
    }
}
