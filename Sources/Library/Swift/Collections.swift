protocol Collection<Element>: Sequence {
    associatedtype Index: Comparable
    associatedtype SubSequence: Sequence = ArraySlice<Element> where SubSequence.Element == Element
    associatedtype Indices: Sequence = [Index]
    var startIndex: Index { get }
    var endIndex: Index { get }
    subscript(position: Index) -> Element { get }
    func index(after i: Index) -> Index
}

protocol BidirectionalCollection<Element>: Collection {}

struct CollectionOfOne<Element>: RandomAccessCollection {
    var element: Element
    init(_ element: Element) { self.element = element }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> Element { element }
}

protocol RandomAccessCollection<Element>: BidirectionalCollection {}

protocol MutableCollection<Element>: Collection { subscript(position: Index) -> Element { get set } }

protocol RangeReplaceableCollection<Element>: Collection {
    init()
    mutating func append(_ newElement: Element)

    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
    where C.Element == Element
}

extension RangeReplaceableCollection {
    mutating func replaceSubrange<C: Collection>(_ subrange: ClosedRange<Index>, with newElements: C)
    where C.Element == Element {
        replaceSubrange(subrange.lowerBound..<index(after: subrange.upperBound), with: newElements)
    }

    mutating func append(_ newElement: Element) { replaceSubrange(endIndex..<endIndex, with: [newElement]) }

    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        for element in newElements { append(element) }
    }

    mutating func insert(_ newElement: Element, at i: Index) { replaceSubrange(i..<i, with: [newElement]) }

    @discardableResult mutating func remove(at i: Index) -> Element {
        let element = self[i]
        replaceSubrange(i..<index(after: i), with: [])
        return element
    }
}

extension MutableCollection {
    mutating func swapAt(_ i: Index, _ j: Index) {
        let element = self[i]
        self[i] = self[j]
        self[j] = element
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        let elements = try sorted(by: areInIncreasingOrder)
        var position = startIndex
        for element in elements {
            self[position] = element
            position = index(after: position)
        }
    }
}

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
    mutating func sort() { sort(by: <) }
}

extension MutableCollection where Self: BidirectionalCollection {
    mutating func reverse() {
        let elements = Array(self.reversed())
        var position = startIndex
        for element in elements {
            self[position] = element
            position = index(after: position)
        }
    }
}

extension Collection {
    typealias Iterator = IndexingIterator<Self>
    func makeIterator() -> IndexingIterator<Self> { IndexingIterator(elements: self, position: startIndex) }
}

extension Collection where Index == Int {
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }

    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
        (distance >= 0 ? i <= limit && i + distance > limit : i >= limit && i + distance < limit)
            ? nil : i + distance
    }

    func distance(from start: Int, to end: Int) -> Int { end - start }
}

extension Collection {
    func formIndex(after i: inout Index) { i = index(after: i) }

    func distance(from start: Index, to end: Index) -> Int {
        if start > end { return -distance(from: end, to: start) }
        var (count, index) = (0, start)
        while index != end {
            count += 1
            formIndex(after: &index)
        }
        return count
    }
}

extension Collection where Index == Int {
    var indices: Range<Int> { startIndex..<endIndex }
}

extension Collection {
    var indices: [Index] {
        var found: [Index] = []
        var index = startIndex
        while index != endIndex {
            found.append(index)
            index = self.index(after: index)
        }
        return found
    }

    var _all: SubSequence { self[startIndex..<endIndex] }
    @native var count: Int
    @native var isEmpty: Bool
    @native subscript(bounds: Range<Index>) -> SubSequence
    @native subscript(bounds: ClosedRange<Index>) -> SubSequence
    @native subscript(bounds: PartialRangeFrom<Index>) -> SubSequence
    @native subscript(bounds: PartialRangeUpTo<Index>) -> SubSequence
    @native subscript(bounds: PartialRangeThrough<Index>) -> SubSequence
    @native var first: Element?
    @native var last: Element?
    @native func prefix(_ maxLength: Int) -> SubSequence
    @native func suffix(_ maxLength: Int) -> SubSequence
    @native func dropFirst(_ k: Int = 1) -> SubSequence
    @native func dropLast(_ k: Int = 1) -> SubSequence
    @native func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
    @native func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
    @native func prefix(upTo end: Index) -> SubSequence
    @native func prefix(through position: Index) -> SubSequence
    @native func suffix(from start: Index) -> SubSequence
    @native func randomElement() -> Element?
}

extension Collection where Element: Equatable {
    @native func firstIndex(of element: Element) -> Index?
    @native func lastIndex(of element: Element) -> Index?
}

extension Collection {
    @native func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
    @native func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
    @native func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
}

extension Collection where Element: Equatable {
    @native func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
        -> [SubSequence]
}

extension Collection {
    @native func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
    ) rethrows -> [SubSequence]
}
