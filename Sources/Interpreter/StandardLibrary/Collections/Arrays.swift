import Syntax

extension StandardLibrary {
    static var arrays: [Declaration] { arrayType + arrayAccess + arrayParts + arrayAdditions + arrayRemovals + arrayOrder }

    private static var arrayType: [Declaration] {
        [
            Declaration(
                """
                struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
                    typealias Index = Int
                    typealias Indices = Range<Int>
                    typealias SubSequence = ArraySlice<Element>
                    typealias Iterator = IndexingIterator<[Element]>
                    typealias ArrayLiteralElement = Element
                    var startIndex: Int { 0 }
                    var endIndex: Int { count }
                    init(arrayLiteral elements: Element...) { self = elements }
                    mutating func reserveCapacity(_ minimumCapacity: Int) { }
                }
                """),
            Declaration("extension Array: Equatable where Element: Equatable { }"),
            Declaration("extension Array: Hashable where Element: Hashable { }"),
            Declaration("extension Array: Sendable where Element: Sendable { }"),
            Declaration("extension Array: Encodable where Element: Encodable { }"),
            Declaration("extension Array: Decodable where Element: Decodable { }"),
            Declaration(
                "extension Array: CustomStringConvertible { var description: String }",
                { .string($0.evaluator.describe($0.receiver)) }),
            Declaration("typealias ContiguousArray<Element> = Array<Element>"),
            Declaration("extension Array { init() }", { _ in .array([]) }),
            Declaration(
                "extension Array { init<S: Sequence>(_ elements: S) where S.Element == Element }",
                { .array($0.elements(0)) }),
            Declaration(
                "extension Array { init(repeating repeatedValue: Element, count: Int) }",
                { .array(Elements.repeated($0.arguments[0], $0.int(1), $0)) }),
        ]
    }

    private static var arrayAccess: [Declaration] {
        [
            Declaration(
                "extension Array { subscript(index: Int) -> Element { get set } }",
                get: { call in
                    guard case .array(let items) = call.receiver, items.indices.contains(call.int(0)) else {
                        return call.trap("index out of range")
                    }
                    return items[call.int(0)]
                },
                set: { call in
                    Arrays.change(call) { items in
                        guard items.indices.contains(call.int(0)) else { return call.trap("index out of range") }
                        items[call.int(0)] = call.arguments[1]
                        return .void
                    }
                }),
        ]
    }

    /// A part of an array is replaced by another of any length.
    private static var arrayParts: [Declaration] {
        [
            part("Range<Int>") { Slices.bounded($0) },
            part("ClosedRange<Int>") { Slices.bounded($0) },
            part("PartialRangeFrom<Int>") { Slices.bounded($0, from: $0.arguments[0].field(0)) },
            part("PartialRangeUpTo<Int>") { Slices.bounded($0, upTo: $0.arguments[0].field(0)) },
            part("PartialRangeThrough<Int>") { Slices.bounded($0, through: $0.arguments[0].field(0)) },
        ]
    }

    private static func part(_ range: StaticString, _ get: @escaping NativeBody) -> Declaration {
        Declaration(
            "extension Array { subscript(bounds: \(range)) -> ArraySlice<Element> { get set } }", get: get,
            set: { Arrays.replacePart($0) })
    }

    private static var arrayAdditions: [Declaration] {
        [
            Declaration(
                "extension Array { static func + <S: Sequence>(lhs: [Element], rhs: S) -> [Element] where S.Element == Element }",
                { call in
                    let (a, b) = (call.array(0), call.elements(1))
                    call.evaluator.charge((a.count + b.count) * 24)
                    return .array(a + b)
                }),
            Declaration("extension Array { mutating func replaceSubrange<C: Collection>(_ subrange: ClosedRange<Int>, with newElements: C) where C.Element == Element { replaceSubrange(Range(subrange), with: newElements) } }"),
            Declaration("extension Array { mutating func replaceSubrange<C: Collection>(_ subrange: PartialRangeFrom<Int>, with newElements: C) where C.Element == Element { replaceSubrange(subrange.lowerBound ..< count, with: newElements) } }"),
            Declaration("extension Array { mutating func replaceSubrange<C: Collection>(_ subrange: PartialRangeUpTo<Int>, with newElements: C) where C.Element == Element { replaceSubrange(0 ..< subrange.upperBound, with: newElements) } }"),
            Declaration(
                "extension Array { static func += <S: Sequence>(lhs: inout [Element], rhs: S) where S.Element == Element { lhs.append(contentsOf: rhs) } }"
            ),
            Declaration(
                "extension Array { mutating func append(_ newElement: Element) }",
                { call in
                    call.evaluator.charge(24)
                    return Arrays.change(call) { items in
                        items.append(call.arguments[0])
                        return .void
                    }
                }),
            Declaration(
                "extension Array { mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element }",
                { call in
                    let added = call.elements(0)
                    call.evaluator.charge(added.count * 24)
                    return Arrays.change(call) { items in
                        items += added
                        return .void
                    }
                }),
            Declaration(
                "extension Array { mutating func insert(_ newElement: Element, at i: Int) }",
                { call in
                    call.evaluator.charge(24)
                    return Arrays.shift(call) { items in
                        guard call.int(1) >= 0, call.int(1) <= items.count else {
                            return call.trap("array index is out of range")
                        }
                        items.insert(call.arguments[0], at: call.int(1))
                        return .void
                    }
                }),
            Declaration(
                "extension Array { mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Element == Element { replaceSubrange(i ..< i, with: newElements) } }"
            ),
            Declaration(
                "extension Array { mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element }",
                { call in
                    let added = call.elements(1)
                    call.evaluator.charge(added.count * 24)
                    return Arrays.shift(call) { items in
                        guard let range = Arrays.range(call, items.count) else { return .void }
                        items.replaceSubrange(range, with: added)
                        return .void
                    }
                }),
        ]
    }

    private static var arrayRemovals: [Declaration] {
        [
            Declaration(
                "extension Array { @discardableResult mutating func remove(at index: Int) -> Element }",
                { call in
                    Arrays.shift(call) { items in
                        guard items.indices.contains(call.int(0)) else { return call.trap("index out of range") }
                        return items.remove(at: call.int(0))
                    }
                }),
            Declaration(
                "extension Array { @discardableResult mutating func removeFirst() -> Element }",
                { call in
                    Arrays.shift(call) {
                        $0.isEmpty
                            ? call.trap("can't remove first element from an empty collection") : $0.removeFirst()
                    }
                }),
            Declaration(
                "extension Array { @discardableResult mutating func removeLast() -> Element }",
                { call in
                    Arrays.change(call) {
                        $0.isEmpty
                            ? call.trap("can't remove last element from an empty collection") : $0.removeLast()
                    }
                }),
            Declaration("extension Array { mutating func removeFirst(_ k: Int) { replaceSubrange(0 ..< k, with: []) } }"),
            Declaration(
                "extension Array { mutating func removeLast(_ k: Int) { replaceSubrange(count - k ..< count, with: []) } }"),
            Declaration(
                "extension Array { mutating func popLast() -> Element? { isEmpty ? nil : removeLast() } }"),
            Declaration("extension Array { mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() } }"),
            Declaration(
                "extension Array { mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = [] } }"),
            Declaration(
                "extension Array { mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows }",
                { call in
                    call.receiver = .array(
                        Elements.of(call).filter { !call.evaluator.isFailing && !call.apply(0, $0).isTrue })
                    return .void
                }),
            Declaration(
                "extension Array { mutating func removeSubrange(_ bounds: Range<Int>) { replaceSubrange(bounds, with: []) } }"),
            Declaration(
                "extension Array { mutating func removeSubrange(_ bounds: ClosedRange<Int>) { replaceSubrange(Range(bounds), with: []) } }"
            ),
        ]
    }

    private static var arrayOrder: [Declaration] {
        [
            Declaration(
                "extension Array { mutating func swapAt(_ i: Int, _ j: Int) }",
                { call in
                    Arrays.change(call) { items in
                        guard items.indices.contains(call.int(0)), items.indices.contains(call.int(1)) else {
                            return call.trap("index out of range")
                        }
                        items.swapAt(call.int(0), call.int(1))
                        return .void
                    }
                }),
            Declaration("extension Array where Element: Comparable { mutating func sort() { self = sorted() } }"),
            Declaration(
                "extension Array { mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { self = try sorted(by: areInIncreasingOrder) } }"
            ),
            Declaration("extension Array { mutating func reverse() { self = reversed() } }"),
            Declaration("extension Array { mutating func shuffle() { self = shuffled() } }"),
            Declaration(
                """
                extension Array {
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
                """),
        ]
    }
}

enum Arrays {
    /// Changes the receiver's elements in place, where those behind a place move.
    static func shift(_ call: NativeCall, _ body: (inout [Value]) -> Value) -> Value {
        change(call) { items in
            call.evaluator.spend(items.count >> 6)
            return body(&items)
        }
    }

    /// Changes the receiver's elements in place.
    static func change(_ call: NativeCall, _ body: (inout [Value]) -> Value) -> Value {
        guard case .array(var items) = call.takeReceiver() else { return .void }
        let result = body(&items)
        call.receiver = .array(items)
        return result
    }

    static func replacePart(_ call: NativeCall) -> Value {
        let added = call.elements(1)
        call.evaluator.charge(added.count * 24)
        return shift(call) { items in
            let (lower, upper) = bounds(call.arguments[0], items.count)
            guard lower >= 0, lower <= upper, upper <= items.count else {
                return call.trap("array index is out of range")
            }
            items.replaceSubrange(lower..<upper, with: added)
            return .void
        }
    }

    /// Where a part of so many elements begins and ends.
    private static func bounds(_ range: Value, _ count: Int) -> (Int, Int) {
        if case .range(let from, let to, let closed) = range { return (from.asInt, to.asInt + (closed ? 1 : 0)) }
        guard case .structure(let part) = range else { return (0, 0) }
        let bound = part.fields[0].asInt
        if part.declaration.name == "PartialRangeFrom" { return (bound, count) }
        return (0, part.declaration.name == "PartialRangeThrough" ? bound + 1 : bound)
    }

    /// A range argument, if it lies within the bounds.
    static func range(_ call: NativeCall, _ count: Int) -> Range<Int>? {
        guard case .range(let from, let to, _) = call.arguments[0], case let (lower, upper) = (from.asInt, to.asInt),
            lower >= 0, lower <= upper, upper <= count
        else {
            _ = call.trap("range is out of bounds 0..<\(count)")
            return nil
        }
        return lower..<upper
    }
}
