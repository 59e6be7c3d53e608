import Interpreter

/// `TextSelection`: a field's selection as a value. The picture of a field shows no selection.
enum TextSelectionRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 18.0, *) public struct TextSelection: Equatable, Hashable {
                    public enum Indices: Equatable, Hashable {
                        case selection(Range<String.Index>)
                        case multiSelection(RangeSet<String.Index>)
                    }
                    public let indices: TextSelection.Indices
                    public init(range: Range<String.Index>) { indices = .selection(range) }
                    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
                    public var isInsertion: Bool {
                        switch indices {
                        case .selection(let range): range.isEmpty
                        case .multiSelection: false
                        }
                    }
                    public var affinity: TextSelectionAffinity { .automatic }
                }
                """),
            Declaration("@available(iOS 18.0, *) public enum TextSelectionAffinity: Equatable, Hashable, Sendable { case automatic, upstream, downstream }"),
            Declaration(accepting: "extension View { public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View }"),
        ]
    }
}
