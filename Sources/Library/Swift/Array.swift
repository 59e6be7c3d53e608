struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
    ExpressibleByArrayLiteral
{
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = ArraySlice<Element>
    typealias Iterator = IndexingIterator<[Element]>
    typealias ArrayLiteralElement = Element
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    init(arrayLiteral elements: Element...) { self = elements }
    mutating func reserveCapacity(_ minimumCapacity: Int) {}
}

extension Array: Equatable where Element: Equatable {}

extension Array: Hashable where Element: Hashable {}

extension Array: Sendable where Element: Sendable {}

extension Array: Encodable where Element: Encodable {}

extension Array: Decodable where Element: Decodable {}

extension Array: CustomStringConvertible { @native var description: String }

typealias ContiguousArray<Element> = Array<Element>

extension Array {
    @native init()
    @native init<S: Sequence>(_ elements: S) where S.Element == Element
    @native init(repeating repeatedValue: Element, count: Int)
    @native subscript(index: Int) -> Element { get set }
    @native subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
    @native subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { get set }
    @native subscript(bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> { get set }
    @native subscript(bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> { get set }
    @native subscript(bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> { get set }
    @native static func + (lhs: [Element], rhs: [Element]) -> [Element]
    @native static func + <S: Sequence>(lhs: [Element], rhs: S) -> [Element] where S.Element == Element
    @_disfavoredOverload static func + <S: Sequence>(lhs: S, rhs: [Element]) -> [Element]
    where S.Element == Element {
        Array(lhs) + rhs
    }

    mutating func replaceSubrange<C: Collection>(_ subrange: ClosedRange<Int>, with newElements: C)
    where C.Element == Element { replaceSubrange(Range(subrange), with: newElements) }

    mutating func replaceSubrange<C: Collection>(_ subrange: PartialRangeFrom<Int>, with newElements: C)
    where C.Element == Element { replaceSubrange(subrange.lowerBound..<count, with: newElements) }

    mutating func replaceSubrange<C: Collection>(_ subrange: PartialRangeUpTo<Int>, with newElements: C)
    where C.Element == Element { replaceSubrange(0..<subrange.upperBound, with: newElements) }

    static func += <S: Sequence>(lhs: inout [Element], rhs: S) where S.Element == Element {
        lhs.append(contentsOf: rhs)
    }

    @native mutating func append(_ newElement: Element)
    @native mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
    @native mutating func insert(_ newElement: Element, at i: Int)

    mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Element == Element {
        replaceSubrange(i..<i, with: newElements)
    }

    @native mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
    where C.Element == Element

    @native @discardableResult mutating func remove(at index: Int) -> Element
    @native @discardableResult mutating func removeFirst() -> Element
    @native @discardableResult mutating func removeLast() -> Element
    mutating func removeFirst(_ k: Int) { replaceSubrange(0..<k, with: []) }
    mutating func removeLast(_ k: Int) { replaceSubrange(count - k..<count, with: []) }
    mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = [] }
    @native mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
    mutating func removeSubrange(_ bounds: Range<Int>) { replaceSubrange(bounds, with: []) }
    mutating func removeSubrange(_ bounds: ClosedRange<Int>) { replaceSubrange(Range(bounds), with: []) }
    @native mutating func swapAt(_ i: Int, _ j: Int)
}

extension Array where Element: Comparable {
    mutating func sort() { self = sorted() }
}

extension Array {
    mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        self = try sorted(by: areInIncreasingOrder)
    }

    mutating func reverse() { self = reversed() }
    mutating func shuffle() { self = shuffled() }

    mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.indexes.map { self[$0] }
        let before = source.indexes.filter { $0 < destination }.count
        remove(atOffsets: source)
        insert(contentsOf: moved, at: destination - before)
    }

    mutating func remove(atOffsets offsets: IndexSet) {
        for index in offsets.indexes.reversed() { remove(at: index) }
    }
}
