/// A message about the source: lower case, no full stop, code in single quotes, worded as the Swift
/// compiler would. Stages return diagnostics beside their value; only evaluation throws one.
public struct Diagnostic: Error, Sendable {
    /// An error leaves no program.
    public enum Severity: UInt8, Sendable {
        /// The code cannot be used as it is.
        case error
        /// The code can be used, and something in it is probably not meant.
        case warning
        /// Something to know about what another message says.
        case note
    }

    /// A remark attached to a diagnostic.
    public struct Note: Sendable {
        /// What to know, in plain English.
        public var message: String
        /// The place that it is about; nil for none.
        public var range: SourceRange?

        /// Says something, at a place or at none.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// A replacement that certainly mends the problem.
    public struct FixIt: Sendable {
        /// What to replace; empty where something is to be put in.
        public var range: SourceRange
        /// What to put there.
        public var text: String

        /// A replacement of a range by a text.
        public init(replace range: SourceRange, with text: String) {
            self.range = range
            self.text = text
        }
    }

    /// How bad it is.
    public var severity: Severity
    /// What is wrong, in plain English, without a full stop.
    public var message: String
    /// The code that it is about.
    public var range: SourceRange
    /// What else helps to understand it.
    public var notes: [Note]
    /// A change of the code that mends it.
    public var fixIt: FixIt?
    /// A stable word for the kind of message, so that expectations and lints can name it.
    public var id: StaticString

    /// Puts one together from its parts.
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

    /// Whether it is the message with an identifier.
    public func has(id other: StaticString) -> Bool {
        id.withUTF8Buffer { own in other.withUTF8Buffer { own.elementsEqual($0) } }
    }

    /// A warning that a device draws something else than the picture shows: figures tell it, too.
    public static func difference(_ message: String, at range: SourceRange, notes: [Note] = []) -> Diagnostic
    {
        Diagnostic(.warning, message, at: range, id: "differs", notes: notes)
    }

    /// An error, in fewer words.
    public static func error(
        _ message: String, at range: SourceRange, id: StaticString = "", notes: [Note] = [],
        fixIt: FixIt? = nil
    ) -> Diagnostic {
        Diagnostic(.error, message, at: range, id: id, notes: notes, fixIt: fixIt)
    }
}
