/// `Sequence` and `IteratorProtocol`. The natives take the elements at once: no sequence of a preview is endless,
/// and one that is runs into the evaluator's budget.
extension StandardLibrary {
    static var sequences: [Declaration] {
        sequenceTypes + transformations + searches + reorderings + sequenceFunctions
    }

    private static var sequenceTypes: [Declaration] {
        [
            Declaration(
                "protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }"),
            Declaration(
                """
                protocol Sequence<Element> {
                    associatedtype Element
                    associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
                    func makeIterator() -> Iterator
                }
                """),
            Declaration(
                "extension Sequence where Self: IteratorProtocol { func makeIterator() -> Self { self } }"),
            Declaration(
                """
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
                """),
            made("EnumeratedSequence", "Base: Sequence", "(offset: Int, element: Base.Element)"),
            made("Zip2Sequence", "Sequence1: Sequence, Sequence2: Sequence", "(Sequence1.Element, Sequence2.Element)"),
            made("StrideTo", "Element: Strideable", nil), made("StrideThrough", "Element: Strideable", nil),
            made("Repeated", "Element", nil),
            Declaration(
                """
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
                """),
            Declaration("extension Sequence { func dropLast(_ k: Int = 1) -> [Element] { let all = Array(self); return Array(all[0..<Swift.max(all.count - k, 0)]) } }"),
            Declaration("extension Sequence { func suffix(_ maxLength: Int) -> [Element] { let all = Array(self); return Array(all[Swift.max(all.count - maxLength, 0)..<all.count]) } }"),
            Declaration("extension Sequence { func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> { DropFirstSequence(base: self, limit: k) } }"),
            Declaration(
                """
                struct AnyIterator<Element>: IteratorProtocol, Sequence {
                    typealias Iterator = AnyIterator<Element>
                    let body: () -> Element?
                    init(_ body: @escaping () -> Element?) { self.body = body }
                    init<I: IteratorProtocol>(_ base: I) where I.Element == Element { var iterator = base; body = { iterator.next() } }
                    mutating func next() -> Element? { body() }
                }
                """),
            Declaration(
                "struct AnySequence<Element>: Sequence { typealias Iterator = IndexingIterator<[Element]>; let elements: [Element]; init<S: Sequence>(_ base: S) where S.Element == Element { elements = Array(base) }; func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() } }"
            ),
        ]
    }

    /// A sequence that natives make: its value is an array of the elements.
    private static func made(_ name: StaticString, _ generics: StaticString, _ element: String?) -> Declaration {
        let alias = element.map { "typealias Element = \($0); " } ?? ""
        let type = element ?? "Element"
        return Declaration(
            """
            struct \(name)<\(generics)>: Sequence {
                \(alias)typealias Iterator = IndexingIterator<[\(type)]>
                func makeIterator() -> IndexingIterator<[\(type)]> { Array(self).makeIterator() }
            }
            """)
    }

    private static var transformations: [Declaration] {
        [
            Declaration(
                "extension Sequence { func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] }",
                { call in .array(Elements.of(call).transformed(call) { call.apply(0, $0) }) }),
            Declaration(
                "extension Sequence { func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] }",
                { call in
                    .array(Elements.of(call).transformed(call) { call.apply(0, $0) }.compactMap { $0.presentValue })
                }),
            Declaration(
                "extension Sequence { func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] }",
                { call in
                    let parts = Elements.of(call).transformed(call) { call.apply(0, $0) }
                    return .array(Elements.flattened(parts, call.evaluator))
                }),
            Declaration(
                "extension Sequence { func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] }",
                { call in .array(Elements.filtered(call)) }),
            Declaration(
                "extension Sequence { func forEach(_ body: (Element) throws -> Void) rethrows }",
                { call in
                    _ = Elements.of(call).transformed(call) { call.apply(0, $0) }
                    return .void
                }),
            Declaration(
                "extension Sequence { func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result }",
                { call in
                    var result = call.arguments[0]
                    for element in Elements.of(call) where !call.evaluator.isFailing {
                        result = call.apply(1, result, element)
                    }
                    return result
                }),
            Declaration(
                "extension Sequence { func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()) rethrows -> Result }",
                { call in
                    var result = call.arguments[0]
                    call.arguments[0] = .void
                    for element in Elements.of(call) where !call.evaluator.isFailing {
                        var arguments = [result, element]
                        result = .void
                        _ = call.evaluator.call(call.arguments[1], changing: &arguments)
                        result = arguments[0]
                    }
                    return result
                }),
            Declaration(
                "extension Sequence { func enumerated() -> EnumeratedSequence<Self> }",
                { call in .array(Elements.of(call).enumerated().map { .tuple([.int($0.offset), $0.element]) }) }),
            Declaration(
                "extension Sequence where Element: Sequence { func joined() -> [Element.Element] }",
                { call in .array(Elements.flattened(Elements.of(call), call.evaluator)) }),
            Declaration(
                "extension Sequence where Element: Sequence { func joined<Separator: Sequence>(separator: Separator) -> [Element.Element] where Separator.Element == Element.Element }",
                { call in
                    let parts = Elements.of(call).map { call.evaluator.elements(of: $0) }
                    return .array(Array(parts.joined(separator: call.elements(0))))
                }),
            Declaration(
                """
                extension Sequence {
                    func prefix(_ maxLength: Int) -> [Element] {
                        var taken: [Element] = []
                        var iterator = makeIterator()
                        while taken.count < maxLength, let element = iterator.next() { taken.append(element) }
                        return taken
                    }
                }
                """),
            Declaration(
                """
                extension Sequence {
                    func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
                        var taken: [Element] = []
                        var iterator = makeIterator()
                        while let element = iterator.next(), try predicate(element) { taken.append(element) }
                        return taken
                    }
                    func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] { Array(try Array(self).drop(while: predicate)) }
                    func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
                    func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
                    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>] {
                        try Array(self).split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
                    }
                }
                """),
            Declaration(
                "extension Sequence where Element: Comparable { func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element }",
                { call in
                    for (own, other) in zip(Elements.of(call), call.elements(0)) {
                        let order = call.evaluator.compare(own, other)
                        if order != 0 { return .bool(order < 0) }
                    }
                    return .bool(Elements.of(call).count < call.elements(0).count)
                }),
            Declaration(
                "extension Sequence where Element: StringProtocol { func joined(separator: String = \"\") -> String }",
                { call in
                    var text = ""
                    for (index, part) in Elements.of(call).enumerated() {
                        if index > 0 { text += call.string(0) }
                        text += part.asString
                    }
                    call.evaluator.charge(text.utf8.count)
                    return .string(text)
                }),
            Declaration("extension Sequence { var underestimatedCount: Int }", { .int(Elements.of($0).count) }),
        ]
    }

    private static var searches: [Declaration] {
        [
            Declaration(
                "extension Sequence { func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool }",
                { call in .bool(Elements.first(call) != nil) }),
            Declaration(
                "extension Sequence where Element: Equatable { func contains(_ element: Element) -> Bool }",
                { call in
                    if case .set(let set) = call.receiver {
                        return .bool(call.evaluator.position(of: call.arguments[0], in: set) != nil)
                    }
                    return .bool(
                        call.evaluator.firstElement(of: call.receiver) { call.evaluator.areEqual($0, call.arguments[0]) } != nil)
                }),
            Declaration(
                "extension Sequence { func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool }",
                { call in
                    .bool(call.evaluator.firstElement(of: call.receiver) { !call.apply(0, $0).isTrue } == nil)
                }),
            Declaration(
                "extension Sequence { func first(where predicate: (Element) throws -> Bool) rethrows -> Element? }",
                { Value(Elements.first($0)) }),
            Declaration(
                "extension Sequence { func count(where predicate: (Element) throws -> Bool) rethrows -> Int }",
                { .int(Elements.filtered($0).count) }),
            Declaration(
                "extension Sequence where Element: Comparable { func min() -> Element? }",
                { call in Value(Elements.least(call, isMaximum: false)) }),
            Declaration(
                "extension Sequence where Element: Comparable { func max() -> Element? }",
                { call in Value(Elements.least(call, isMaximum: true)) }),
            Declaration(
                "extension Sequence { func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? }",
                { call in
                    var least: Value?
                    for element in Elements.of(call) where least.map({ call.apply(0, element, $0).isTrue }) ?? true {
                        least = element
                    }
                    return Value(least)
                }),
            Declaration(
                "extension Sequence { func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? }",
                { call in
                    var greatest: Value?
                    for element in Elements.of(call) where greatest.map({ call.apply(0, $0, element).isTrue }) ?? true {
                        greatest = element
                    }
                    return Value(greatest)
                }),
            Declaration(
                "extension Sequence where Element: Equatable { func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element }",
                { call in
                    let (own, other) = (Elements.of(call), call.elements(0))
                    return .bool(own.count == other.count && zip(own, other).allSatisfy { call.evaluator.areEqual($0, $1) })
                }),
            Declaration(
                "extension Sequence where Element: Equatable { func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element }",
                { call in
                    let (own, other) = (Elements.of(call), call.elements(0))
                    return .bool(own.count >= other.count && zip(own, other).allSatisfy { call.evaluator.areEqual($0, $1) })
                }),
        ]
    }

    private static var reorderings: [Declaration] {
        [
            Declaration(
                "extension Sequence where Element: Comparable { func sorted() -> [Element] }",
                { call in .array(Elements.sorted(Elements.of(call), call.evaluator)) }),
            Declaration(
                "extension Sequence { func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] }",
                { call in .array(Elements.sorted(Elements.of(call), call, by: 0)) }),
            Declaration("extension Sequence { func reversed() -> [Element] }", { .array(Elements.of($0).reversed()) }),
            Declaration(
                "extension Sequence { func shuffled() -> [Element] }",
                { .array(Elements.shuffled(Elements.of($0), $0.evaluator)) }),
        ]
    }

    private static var sequenceFunctions: [Declaration] {
        [
            Declaration(
                "func zip<Sequence1: Sequence, Sequence2: Sequence>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2>",
                { call in
                    let (first, second) = Elements.paired(call)
                    return .array(zip(first, second).map { .tuple([$0, $1]) })
                }),
            Declaration(
                "func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>",
                { Elements.stride($0, through: false) }),
            Declaration(
                "func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>",
                { Elements.stride($0, through: true) }),
            Declaration(
                "func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>",
                { .array(Elements.repeated($0.arguments[0], $0.int(1), $0)) }),
            Declaration(
                """
                func sequence<T>(first: T, next: @escaping (T) -> T?) -> AnyIterator<T> {
                    var current: T? = nil
                    var hasBegun = false
                    return AnyIterator {
                        if !hasBegun { hasBegun = true; current = first; return first }
                        guard let last = current else { return nil }
                        current = next(last)
                        return current
                    }
                }
                """),
            Declaration(
                """
                func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> AnyIterator<T> {
                    var state = state
                    return AnyIterator { next(&state) }
                }
                """),
        ]
    }
}
