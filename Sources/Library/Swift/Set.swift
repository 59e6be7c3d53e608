struct Set<Element: Hashable>: Collection, Hashable, ExpressibleByArrayLiteral {
    typealias Indices = [Index]
    typealias SubSequence = ArraySlice<Element>
    typealias Iterator = IndexingIterator<[Element]>
    typealias ArrayLiteralElement = Element
    func makeIterator() -> IndexingIterator<[Element]> { Array(self).makeIterator() }
    init(arrayLiteral elements: Element...) { self = Set(elements) }
    mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Set() }
    mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }
}

extension Set: Sendable where Element: Sendable {}

extension Set: Encodable where Element: Encodable {}

extension Set: Decodable where Element: Decodable {}

extension Set {
    @native init()
    init(minimumCapacity: Int) { self.init() }
    mutating func reserveCapacity(_ minimumCapacity: Int) {}
    @native init<S: Sequence>(_ sequence: S) where S.Element == Element
    struct Index: Hashable, Comparable {}
    @native var startIndex: Index
    @native var endIndex: Index
    @native func index(after i: Index) -> Index
    @native func index(_ i: Index, offsetBy distance: Int) -> Index
    @native func distance(from start: Index, to end: Index) -> Int
    @native var indices: [Index]
    @native subscript(position: Index) -> Element
    @native @discardableResult mutating func remove(at index: Index) -> Element
    @native func contains(_ member: Element) -> Bool

    @native @discardableResult mutating func insert(_ newMember: Element) -> (
        inserted: Bool, memberAfterInsert: Element
    )

    @native @discardableResult mutating func remove(_ member: Element) -> Element?

    @discardableResult mutating func update(with newMember: Element) -> Element? {
        let old = remove(newMember)
        insert(newMember)
        return old
    }

    @native func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
    @native func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    @native func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    @native func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element

    func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
        let others = Set(other)
        return subtracting(others).union(others.subtracting(self))
    }

    mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { self = union(other) }

    mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
        self = intersection(other)
    }

    mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(other) }

    mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
        self = symmetricDifference(other)
    }

    func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element { subtracting(other).isEmpty }

    func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        Set(other).subtracting(self).isEmpty
    }

    func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
        intersection(other).isEmpty
    }

    func isStrictSubset(of other: Set<Element>) -> Bool { isSubset(of: other) && count < other.count }
    func isStrictSuperset(of other: Set<Element>) -> Bool { isSuperset(of: other) && count > other.count }
}

protocol SetAlgebra: Equatable, ExpressibleByArrayLiteral {
    associatedtype Element
    init()
    func contains(_ member: Element) -> Bool
    func union(_ other: Self) -> Self
    func intersection(_ other: Self) -> Self
    func symmetricDifference(_ other: Self) -> Self
    @discardableResult mutating func insert(_ newMember: Element) -> (
        inserted: Bool, memberAfterInsert: Element
    )
    @discardableResult mutating func remove(_ member: Element) -> Element?
    @discardableResult mutating func update(with newMember: Element) -> Element?
    mutating func formUnion(_ other: Self)
    mutating func formIntersection(_ other: Self)
    mutating func formSymmetricDifference(_ other: Self)
    func subtracting(_ other: Self) -> Self
    func isSubset(of other: Self) -> Bool
    func isSuperset(of other: Self) -> Bool
    func isDisjoint(with other: Self) -> Bool
    var isEmpty: Bool { get }
    mutating func subtract(_ other: Self)
}

extension SetAlgebra {
    var isEmpty: Bool { self == Self() }
    func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
    func isSubset(of other: Self) -> Bool { intersection(other) == self }
    func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
    func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
    mutating func subtract(_ other: Self) { self = subtracting(other) }
    func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
    func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
}

extension Set: SetAlgebra {}

protocol OptionSet: SetAlgebra, RawRepresentable {
    associatedtype Element = Self
    init(rawValue: RawValue)
}

extension OptionSet where RawValue: FixedWidthInteger {
    typealias ArrayLiteralElement = Self
    init() { self.init(rawValue: 0) }

    init<S: Sequence>(_ sequence: S) where S.Element == Self {
        self.init()
        for element in sequence { insert(element) }
    }

    init(arrayLiteral elements: Self...) {
        var bits: RawValue = 0
        for element in elements { bits |= element.rawValue }
        self.init(rawValue: bits)
    }

    var isEmpty: Bool { rawValue == 0 }
    func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
    func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
    func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
    func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
    func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
    func isSubset(of other: Self) -> Bool { other.contains(self) }
    func isSuperset(of other: Self) -> Bool { contains(other) }
    func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

    @discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        self = union(newMember)
        return (isNew, newMember)
    }

    @discardableResult mutating func update(with newMember: Self) -> Self? {
        let old = intersection(newMember)
        self = union(newMember)
        return old.isEmpty ? nil : old
    }

    @discardableResult mutating func remove(_ member: Self) -> Self? {
        let old = contains(member) ? member : nil
        self = subtracting(member)
        return old
    }

    mutating func formUnion(_ other: Self) { self = union(other) }
    mutating func formIntersection(_ other: Self) { self = intersection(other) }
    mutating func subtract(_ other: Self) { self = subtracting(other) }
    mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
    func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
}

struct IndexSet: Collection, Hashable, ExpressibleByArrayLiteral {
    typealias Element = Int
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = ArraySlice<Int>
    typealias ArrayLiteralElement = Int
    var indexes: [Int]
    init() { indexes = [] }
    init(integer: Int) { indexes = [integer] }
    init(integersIn range: Range<Int>) { indexes = Array(range) }
    init(integersIn range: ClosedRange<Int>) { indexes = Array(range) }
    init<S: Sequence>(_ elements: S) where S.Element == Int { indexes = Array(Set(elements)).sorted() }
    init(arrayLiteral elements: Int...) { indexes = Array(Set(elements)).sorted() }
    typealias Iterator = IndexingIterator<[Int]>
    func makeIterator() -> IndexingIterator<[Int]> { indexes.makeIterator() }
    var startIndex: Int { 0 }
    var endIndex: Int { indexes.count }
    subscript(position: Int) -> Int { indexes[position] }
    func contains(_ integer: Int) -> Bool { indexes.contains(integer) }
    func count(in range: Range<Int>) -> Int { indexes.filter { range.contains($0) }.count }

    mutating func insert(_ integer: Int) {
        if !indexes.contains(integer) { indexes = (indexes + [integer]).sorted() }
    }

    mutating func remove(_ integer: Int) { indexes.removeAll(where: { $0 == integer }) }
}
