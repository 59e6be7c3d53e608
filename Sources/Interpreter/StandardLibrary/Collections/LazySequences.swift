/// `lazy` and what is made of it: elements are computed when they are asked for, so that a sequence may be endless.
extension StandardLibrary {
    static var lazySequences: [Declaration] { lazyBasics + lazyTypes + lazyCollections + lazyMembers }

    private static var lazyBasics: [Declaration] {
        [
            Declaration(
                """
                protocol LazySequenceProtocol: Sequence {
                    associatedtype Elements: Sequence where Elements.Element == Element
                    var elements: Elements { get }
                }
                """),
            Declaration("extension Sequence { var lazy: LazySequence<Self> { LazySequence(_base: self) } }"),
            Declaration("extension LazySequenceProtocol { var lazy: Self { self } }"),
            Declaration(
                """
                struct LazySequence<Base: Sequence>: LazySequenceProtocol {
                    typealias Element = Base.Element
                    typealias Elements = Base
                    typealias Iterator = Base.Iterator
                    let _base: Base
                    var elements: Base { _base }
                    func makeIterator() -> Base.Iterator { _base.makeIterator() }
                }
                """),
        ]
    }

    private static var lazyTypes: [Declaration] {
        [
            lazy(
                "LazyMapSequence<Base: Sequence, Element>", "Element", "let _transform: (Base.Element) -> Element",
                "if let element = iterator.next() { return _transform(element) }; return nil"),
            lazy(
                "LazyFilterSequence<Base: Sequence>", "Base.Element", "let _predicate: (Base.Element) -> Bool",
                "while let element = iterator.next() { if _predicate(element) { return element } }; return nil"),
            lazy(
                "LazyPrefixWhileSequence<Base: Sequence>", "Base.Element", "let _predicate: (Base.Element) -> Bool",
                "if isOver { return nil }; if let element = iterator.next(), _predicate(element) { return element }; isOver = true; return nil"),
            lazy(
                "LazyDropWhileSequence<Base: Sequence>", "Base.Element", "let _predicate: (Base.Element) -> Bool",
                "while let element = iterator.next() { if isOver || !_predicate(element) { isOver = true; return element } }; return nil"),
            lazy(
                "PrefixSequence<Base: Sequence>", "Base.Element", "let _maxLength: Int",
                "if count >= _maxLength { return nil }; count += 1; return iterator.next()"),
            Declaration(
                """
                struct FlattenSequence<Base: Sequence>: LazySequenceProtocol where Base.Element: Sequence {
                    typealias Element = Base.Element.Element
                    typealias Elements = FlattenSequence<Base>
                    typealias Iterator = AnyIterator<Base.Element.Element>
                    let _base: Base
                    var elements: FlattenSequence<Base> { self }
                    func makeIterator() -> AnyIterator<Base.Element.Element> {
                        var outer = _base.makeIterator()
                        var inner: Base.Element.Iterator? = nil
                        return AnyIterator {
                            while true {
                                if var current = inner, let element = current.next() { inner = current; return element }
                                guard let part = outer.next() else { return nil }
                                inner = part.makeIterator()
                            }
                        }
                    }
                }
                """),
        ]
    }

    /// A sequence that asks another one for elements, by the statements that give the next.
    private static func lazy(
        _ head: StaticString, _ element: StaticString, _ field: StaticString, _ next: StaticString
    ) -> Declaration {
        let alias = "\(element)".utf8.count == 7 ? "" : "typealias Element = \(element)"
        return Declaration(
            """
            struct \(head): LazySequenceProtocol {
                \(alias)
                typealias Elements = Self
                typealias Iterator = AnyIterator<\(element)>
                let _base: Base
                \(field)
                var elements: Self { self }
                func makeIterator() -> AnyIterator<\(element)> {
                    var iterator = _base.makeIterator()
                    var isOver = false
                    var count = 0
                    return AnyIterator { \(next) }
                }
            }
            """)
    }

    /// Of a collection they are collections, with the base's indices.
    private static var lazyCollections: [Declaration] {
        [
            collection(
                "LazySequence", "Base.Element", "_base.startIndex", "_base.index(after: i)", "_base[position]"),
            Declaration("extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection { }"),
            Declaration("extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection { }"),
            Declaration("extension LazySequence where Base: Collection { var count: Int { _base.count } }"),
            collection(
                "LazyMapSequence", "Element", "_base.startIndex", "_base.index(after: i)", "_transform(_base[position])"),
            Declaration("extension LazyMapSequence where Base: Collection { var count: Int { _base.count } }"),
            collection(
                "LazyFilterSequence", "Base.Element", "_next(_base.startIndex)", "_next(_base.index(after: i))", "_base[position]"),
            Declaration(
                """
                extension LazyFilterSequence where Base: Collection {
                    func _next(_ start: Base.Index) -> Base.Index {
                        var index = start
                        while index != _base.endIndex && !_predicate(_base[index]) { index = _base.index(after: index) }
                        return index
                    }
                }
                """),
        ]
    }

    private static func collection(
        _ name: StaticString, _ element: StaticString, _ start: StaticString, _ after: StaticString, _ read: StaticString
    ) -> Declaration {
        Declaration(
            """
            extension \(name): Collection where Base: Collection {
                typealias Index = Base.Index
                var startIndex: Base.Index { \(start) }
                var endIndex: Base.Index { _base.endIndex }
                var isEmpty: Bool { startIndex == endIndex }
                var first: \(element)? { let start = startIndex; return start == endIndex ? nil : self[start] }
                func index(after i: Base.Index) -> Base.Index { \(after) }
                subscript(position: Base.Index) -> \(element) { \(read) }
            }
            """)
    }

    private static var lazyMembers: [Declaration] {
        var rows = [
            Declaration("extension LazySequenceProtocol { func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> { LazyMapSequence(_base: elements, _transform: transform) } }"),
            Declaration("extension LazySequenceProtocol { func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> { LazyFilterSequence(_base: elements, _predicate: isIncluded) } }"),
            Declaration("extension LazySequenceProtocol { func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, T?>>, T> { map(transform).filter { $0 != nil }.map { $0! } } }"),
            Declaration("extension LazySequenceProtocol { func flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, S>>> { LazySequence(_base: FlattenSequence(_base: map(transform))) } }"),
        ]
        for name: StaticString in ["LazySequence", "LazyMapSequence", "LazyFilterSequence", "LazyPrefixWhileSequence", "LazyDropWhileSequence"] {
            rows += [
                Declaration("extension \(name) { func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<Elements>> { LazySequence<PrefixSequence<Elements>>(_base: PrefixSequence<Elements>(_base: elements, _maxLength: maxLength)) } }"),
                Declaration("extension \(name) { func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> { LazyPrefixWhileSequence<Elements>(_base: elements, _predicate: predicate) } }"),
                Declaration("extension \(name) { func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> { LazyDropWhileSequence<Elements>(_base: elements, _predicate: predicate) } }"),
            ]
        }
        return rows
    }
}
