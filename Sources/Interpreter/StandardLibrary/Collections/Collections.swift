/// `Collection` and its refinements, for built-in collections and for those of snippets.
extension StandardLibrary {
    static var collections: [Declaration] { collectionProtocols + positions + ends + searchesOfCollections }

    private static var collectionProtocols: [Declaration] {
        [
            Declaration(
                """
                protocol Collection<Element>: Sequence {
                    associatedtype Index: Comparable
                    associatedtype SubSequence: Sequence = ArraySlice<Element>
                    associatedtype Indices: Sequence = [Index]
                    var startIndex: Index { get }
                    var endIndex: Index { get }
                    subscript(position: Index) -> Element { get }
                    func index(after i: Index) -> Index
                }
                """),
            Declaration(
                """
                protocol BidirectionalCollection<Element>: Collection { }
                """),
            Declaration("public struct CollectionOfOne<Element> { }"),
            Declaration("protocol RandomAccessCollection<Element>: BidirectionalCollection { }"),
            Declaration("protocol MutableCollection<Element>: Collection { subscript(position: Index) -> Element { get set } }"),
            Declaration(
                """
                protocol RangeReplaceableCollection<Element>: Collection {
                    init()
                    mutating func append(_ newElement: Element)
                    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
                }
                """),
            Declaration("extension RangeReplaceableCollection { mutating func replaceSubrange<C: Collection>(_ subrange: ClosedRange<Index>, with newElements: C) where C.Element == Element { replaceSubrange(subrange.lowerBound ..< index(after: subrange.upperBound), with: newElements) } }"),
            Declaration("extension RangeReplaceableCollection { mutating func append(_ newElement: Element) { replaceSubrange(endIndex ..< endIndex, with: [newElement]) } }"),
            Declaration("extension RangeReplaceableCollection { mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element { for element in newElements { append(element) } } }"),
            Declaration("extension RangeReplaceableCollection { mutating func insert(_ newElement: Element, at i: Index) { replaceSubrange(i ..< i, with: [newElement]) } }"),
            Declaration("extension RangeReplaceableCollection { @discardableResult mutating func remove(at i: Index) -> Element { let element = self[i]; replaceSubrange(i ..< index(after: i), with: []); return element } }"),
            Declaration("extension MutableCollection { mutating func swapAt(_ i: Index, _ j: Index) { let element = self[i]; self[i] = self[j]; self[j] = element } }"),
            Declaration("extension MutableCollection where Self: RandomAccessCollection { mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { let elements = try sorted(by: areInIncreasingOrder); var position = startIndex; for element in elements { self[position] = element; position = index(after: position) } } }"),
            Declaration("extension MutableCollection where Self: RandomAccessCollection, Element: Comparable { mutating func sort() { sort(by: <) } }"),
            Declaration("extension MutableCollection where Self: BidirectionalCollection { mutating func reverse() { let elements = Array(self.reversed()); var position = startIndex; for element in elements { self[position] = element; position = index(after: position) } } }"),
            Declaration(
                """
                extension Collection {
                    typealias Iterator = IndexingIterator<Self>
                    func makeIterator() -> IndexingIterator<Self> { IndexingIterator(elements: self, position: startIndex) }
                }
                """),
        ]
    }

    private static var positions: [Declaration] {
        [
            Declaration("extension Collection where Index == Int { func index(after i: Int) -> Int { i + 1 } }"),
            Declaration("extension Collection where Index == Int { func index(before i: Int) -> Int { i - 1 } }"),
            Declaration(
                "extension Collection where Index == Int { func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance } }"
            ),
            Declaration(
                "extension Collection where Index == Int { func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? { (distance >= 0 ? i <= limit && i + distance > limit : i >= limit && i + distance < limit) ? nil : i + distance } }"
            ),
            Declaration(
                "extension Collection where Index == Int { func distance(from start: Int, to end: Int) -> Int { end - start } }"
            ),
            Declaration("extension Collection { func formIndex(after i: inout Index) { i = index(after: i) } }"),
            Declaration("extension Collection where Index == Int { var indices: Range<Int> { startIndex ..< endIndex } }"),
            Declaration(
                """
                extension Collection {
                    var indices: [Index] {
                        var found: [Index] = []
                        var index = startIndex
                        while index != endIndex { found.append(index); index = self.index(after: index) }
                        return found
                    }
                }
                """),
            Declaration("extension Collection { var _all: SubSequence { self[startIndex ..< endIndex] } }"),
            Declaration("extension Collection { var count: Int }", { .int($0.evaluator.count(of: $0.receiver)) }),
            Declaration("extension Collection { var isEmpty: Bool }", { .bool($0.evaluator.count(of: $0.receiver) == 0) }),
            Declaration(
                "extension Collection { subscript(bounds: Range<Index>) -> SubSequence }", { Slices.bounded($0) }),
            Declaration(
                "extension Collection { subscript(bounds: ClosedRange<Index>) -> SubSequence }", { Slices.bounded($0) }),
            Declaration(
                "extension Collection { subscript(bounds: PartialRangeFrom<Index>) -> SubSequence }",
                { Slices.bounded($0, from: $0.arguments[0].field(0)) }),
            Declaration(
                "extension Collection { subscript(bounds: PartialRangeUpTo<Index>) -> SubSequence }",
                { Slices.bounded($0, upTo: $0.arguments[0].field(0)) }),
            Declaration(
                "extension Collection { subscript(bounds: PartialRangeThrough<Index>) -> SubSequence }",
                { Slices.bounded($0, through: $0.arguments[0].field(0)) }),
        ]
    }

    private static var ends: [Declaration] {
        [
            Declaration("extension Collection { var first: Element? }", { Value(Elements.of($0).first) }),
            Declaration("extension Collection { var last: Element? }", { Value(Elements.of($0).last) }),
            Declaration(
                "extension Collection { func prefix(_ maxLength: Int) -> SubSequence }",
                { call in Slices.part(call) { 0..<min(max(call.int(0), 0), $0) } }),
            Declaration(
                "extension Collection { func suffix(_ maxLength: Int) -> SubSequence }",
                { call in Slices.part(call) { max($0 - max(call.int(0), 0), 0)..<$0 } }),
            Declaration(
                "extension Collection { func dropFirst(_ k: Int = 1) -> SubSequence }",
                { call in Slices.part(call) { min(max(call.int(0), 0), $0)..<$0 } }),
            Declaration(
                "extension Collection { func dropLast(_ k: Int = 1) -> SubSequence }",
                { call in Slices.part(call) { 0..<max($0 - max(call.int(0), 0), 0) } }),
            Declaration(
                "extension Collection { func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence }",
                { call in
                    let run = Slices.run(call)
                    return Slices.part(call) { _ in 0..<run }
                }),
            Declaration(
                "extension Collection { func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence }",
                { call in
                    let run = Slices.run(call)
                    return Slices.part(call) { run..<$0 }
                }),
            Declaration(
                "extension Collection { func prefix(upTo end: Index) -> SubSequence }",
                { Slices.bounded($0, upTo: $0.arguments[0]) }),
            Declaration(
                "extension Collection { func prefix(through position: Index) -> SubSequence }",
                { Slices.bounded($0, through: $0.arguments[0]) }),
            Declaration(
                "extension Collection { func suffix(from start: Index) -> SubSequence }",
                { Slices.bounded($0, from: $0.arguments[0]) }),
            Declaration(
                "extension Collection { func randomElement() -> Element? }",
                { call in
                    let elements = Elements.of(call)
                    if elements.isEmpty { return .none }
                    return .some(elements[Int(call.evaluator.nextRandom() % UInt64(elements.count))])
                }),
        ]
    }

    private static var searchesOfCollections: [Declaration] {
        [
            Declaration(
                "extension Collection where Element: Equatable { func firstIndex(of element: Element) -> Index? }",
                { call in
                    Slices.index(call, Elements.of(call).firstIndex { call.evaluator.areEqual($0, call.arguments[0]) })
                }),
            Declaration(
                "extension Collection where Element: Equatable { func lastIndex(of element: Element) -> Index? }",
                { call in
                    Slices.index(call, Elements.of(call).lastIndex { call.evaluator.areEqual($0, call.arguments[0]) })
                }),
            Declaration(
                "extension Collection { func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? }",
                { call in Slices.index(call, Elements.first(call, Elements.of(call))) }),
            Declaration(
                "extension Collection { func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? }",
                { call in
                    let elements = Elements.of(call)
                    let found = Elements.first(call, elements.reversed())
                    return Slices.index(call, found.map { elements.count - 1 - $0 })
                }),
            Declaration(
                "extension Collection { func last(where predicate: (Element) throws -> Bool) rethrows -> Element? }",
                { call in
                    let elements: [Value] = Elements.of(call).reversed()
                    return Value(Elements.first(call, elements).map { elements[$0] })
                }),
            Declaration(
                "extension Collection where Element: Equatable { func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] }",
                { call in Slices.split(call) { call.evaluator.areEqual($0, call.arguments[0]) } }),
            Declaration(
                "extension Collection { func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence] }",
                { call in Slices.split(call, limit: 0) { call.apply(2, $0).isTrue } }),
        ]
    }
}
