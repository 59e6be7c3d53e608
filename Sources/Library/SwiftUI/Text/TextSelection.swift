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

@available(iOS 18.0, *) public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    case automatic, upstream, downstream
}

extension View {
    @accepted public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View
}
