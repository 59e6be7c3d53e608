protocol IteratorProtocol<Element> {
    associatedtype Element
    mutating func next() -> Element?
}

protocol Sequence<Element> {
    associatedtype Element
    associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
    func makeIterator() -> Iterator
}

extension Sequence where Self: IteratorProtocol {
    func makeIterator() -> Self { self }
}

struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
    typealias Element = Elements.Element
    typealias Iterator = IndexingIterator<Elements>
    var elements: Elements
    var position: Elements.Index

    mutating func next() -> Elements.Element? {
        if position == elements.endIndex { return nil }
        let element = elements[position]
        position = elements.index(after: position)
        return element
    }
}

struct EnumeratedSequence<Base: Sequence>: Sequence {
    typealias Element = (offset: Int, element: Base.Element)
    typealias Iterator = IndexingIterator<[(offset: Int, element: Base.Element)]>

    func makeIterator() -> IndexingIterator<[(offset: Int, element: Base.Element)]> {
        Array(self).makeIterator()
    }
}

struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
    typealias Element = (Sequence1.Element, Sequence2.Element)
    typealias Iterator = IndexingIterator<[(Sequence1.Element, Sequence2.Element)]>

    func makeIterator() -> IndexingIterator<[(Sequence1.Element, Sequence2.Element)]> {
        Array(self).makeIterator()
    }
}

struct StrideTo<Element: Strideable>: Sequence {
    typealias Iterator = IndexingIterator<[Element]>
    func makeIterator() -> IndexingIterator<[Element]> { Array(self).makeIterator() }
}

struct StrideThrough<Element: Strideable>: Sequence {
    typealias Iterator = IndexingIterator<[Element]>
    func makeIterator() -> IndexingIterator<[Element]> { Array(self).makeIterator() }
}

struct Repeated<Element>: Sequence {
    typealias Iterator = IndexingIterator<[Element]>
    func makeIterator() -> IndexingIterator<[Element]> { Array(self).makeIterator() }
}

struct DropFirstSequence<Base: Sequence>: Sequence {
    typealias Element = Base.Element
    let base: Base
    let limit: Int

    func makeIterator() -> Base.Iterator {
        var iterator = base.makeIterator()
        var dropped = 0
        while dropped < limit, iterator.next() != nil { dropped += 1 }
        return iterator
    }
}

extension Sequence {
    func dropLast(_ k: Int = 1) -> [Element] {
        let all = Array(self)
        return Array(all[0..<Swift.max(all.count - k, 0)])
    }

    func suffix(_ maxLength: Int) -> [Element] {
        let all = Array(self)
        return Array(all[Swift.max(all.count - maxLength, 0)..<all.count])
    }

    func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> { DropFirstSequence(base: self, limit: k) }
}

struct AnyIterator<Element>: IteratorProtocol, Sequence {
    typealias Iterator = AnyIterator<Element>
    let body: () -> Element?
    init(_ body: @escaping () -> Element?) { self.body = body }

    init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
        var iterator = base
        body = { iterator.next() }
    }

    mutating func next() -> Element? { body() }
}

struct AnySequence<Element>: Sequence {
    typealias Iterator = IndexingIterator<[Element]>
    let elements: [Element]
    init<S: Sequence>(_ base: S) where S.Element == Element { elements = Array(base) }
    func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension Sequence {
    @native func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
    @native func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
    @native func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]
    @native func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
    @native func forEach(_ body: (Element) throws -> Void) rethrows

    @native func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result
    ) rethrows -> Result

    @native func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()
    ) rethrows -> Result

    @native func enumerated() -> EnumeratedSequence<Self>
}

extension Sequence where Element: Sequence {
    @native func joined() -> [Element.Element]

    func joined<Separator: Sequence>(separator: Separator) -> [Element.Element]
    where Separator.Element == Element.Element {
        var all: [Element.Element] = []
        var isFirst = true
        for part in self {
            if !isFirst { all.append(contentsOf: separator) }
            isFirst = false
            all.append(contentsOf: part)
        }
        return all
    }
}

extension Sequence {
    func prefix(_ maxLength: Int) -> [Element] {
        var taken: [Element] = []
        var iterator = makeIterator()
        while taken.count < maxLength, let element = iterator.next() { taken.append(element) }
        return taken
    }

    func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var taken: [Element] = []
        var iterator = makeIterator()
        while let element = iterator.next(), try predicate(element) { taken.append(element) }
        return taken
    }

    func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        Array(try Array(self).drop(while: predicate))
    }

    func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
    func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }

    func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
    ) rethrows -> [ArraySlice<Element>] {
        try Array(self).split(
            maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
            whereSeparator: isSeparator)
    }
}

extension Sequence where Element: Comparable {
    func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
        let (own, others) = (Array(self), Array(other))
        for (a, b) in zip(own, others) {
            if a < b { return true }
            if b < a { return false }
        }
        return own.count < others.count
    }
}

extension Sequence where Element: StringProtocol {
    @native func joined(separator: String = "") -> String
}

extension Sequence {
    @native var underestimatedCount: Int
    @native func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
}

extension Sequence where Element: Equatable {
    @native func contains(_ element: Element) -> Bool
}

extension Sequence {
    @native func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
    @native func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
    @native func count(where predicate: (Element) throws -> Bool) rethrows -> Int
}

extension Sequence where Element: Comparable {
    @native func min() -> Element?
    @native func max() -> Element?
}

extension Sequence {
    func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var least: Element?
        for element in self {
            if let known = least, try !areInIncreasingOrder(element, known) { continue }
            least = element
        }
        return least
    }

    func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var greatest: Element?
        for element in self {
            if let known = greatest, try !areInIncreasingOrder(known, element) { continue }
            greatest = element
        }
        return greatest
    }
}

extension Sequence where Element: Equatable {
    func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
        Array(self) == Array(other)
    }

    func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element {
        let start = Array(possiblePrefix)
        return Array(Array(self).prefix(start.count)) == start
    }
}

extension Sequence where Element: Comparable {
    @native func sorted() -> [Element]
}

extension Sequence {
    @native func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
    @native func reversed() -> [Element]
    @native func shuffled() -> [Element]
}

@native func zip<Sequence1: Sequence, Sequence2: Sequence>(_ sequence1: Sequence1, _ sequence2: Sequence2)
    -> Zip2Sequence<Sequence1, Sequence2>

@native func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>

@native func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>

@native func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>

func sequence<T>(first: T, next: @escaping (T) -> T?) -> AnyIterator<T> {
    var current: T? = nil
    var hasBegun = false
    return AnyIterator {
        if !hasBegun {
            hasBegun = true
            current = first
            return first
        }
        guard let last = current else { return nil }
        current = next(last)
        return current
    }
}

func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> AnyIterator<T> {
    var state = state
    return AnyIterator { next(&state) }
}
