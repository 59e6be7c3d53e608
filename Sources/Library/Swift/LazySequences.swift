protocol LazySequenceProtocol: Sequence {
    associatedtype Elements: Sequence where Elements.Element == Element
    var elements: Elements { get }
}

extension Sequence {
    var lazy: LazySequence<Self> { LazySequence(_base: self) }
}

extension LazySequenceProtocol {
    var lazy: Self { self }
}

struct LazySequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Elements = Base
    typealias Iterator = Base.Iterator
    let _base: Base
    var elements: Base { _base }
    func makeIterator() -> Base.Iterator { _base.makeIterator() }
}

struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
    typealias Elements = Self
    typealias Iterator = AnyIterator<Element>
    let _base: Base
    let _transform: (Base.Element) -> Element
    var elements: Self { self }

    func makeIterator() -> AnyIterator<Element> {
        var iterator = _base.makeIterator()
        var isOver = false
        var count = 0
        return AnyIterator {
            if let element = iterator.next() { return _transform(element) }
            return nil
        }
    }
}

struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Elements = Self
    typealias Iterator = AnyIterator<Base.Element>
    let _base: Base
    let _predicate: (Base.Element) -> Bool
    var elements: Self { self }

    func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        var isOver = false
        var count = 0
        return AnyIterator {
            while let element = iterator.next() { if _predicate(element) { return element } }
            return nil
        }
    }
}

struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Elements = Self
    typealias Iterator = AnyIterator<Base.Element>
    let _base: Base
    let _predicate: (Base.Element) -> Bool
    var elements: Self { self }

    func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        var isOver = false
        var count = 0
        return AnyIterator {
            if isOver { return nil }
            if let element = iterator.next(), _predicate(element) { return element }
            isOver = true
            return nil
        }
    }
}

struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Elements = Self
    typealias Iterator = AnyIterator<Base.Element>
    let _base: Base
    let _predicate: (Base.Element) -> Bool
    var elements: Self { self }

    func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        var isOver = false
        var count = 0
        return AnyIterator {
            while let element = iterator.next() {
                if isOver || !_predicate(element) {
                    isOver = true
                    return element
                }
            }
            return nil
        }
    }
}

struct PrefixSequence<Base: Sequence>: LazySequenceProtocol {
    typealias Element = Base.Element
    typealias Elements = Self
    typealias Iterator = AnyIterator<Base.Element>
    let _base: Base
    let _maxLength: Int
    var elements: Self { self }

    func makeIterator() -> AnyIterator<Base.Element> {
        var iterator = _base.makeIterator()
        var isOver = false
        var count = 0
        return AnyIterator {
            if count >= _maxLength { return nil }
            count += 1
            return iterator.next()
        }
    }
}

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
                if var current = inner, let element = current.next() {
                    inner = current
                    return element
                }
                guard let part = outer.next() else { return nil }
                inner = part.makeIterator()
            }
        }
    }
}

extension LazySequence: Collection where Base: Collection {
    typealias Index = Base.Index
    var startIndex: Base.Index { _base.startIndex }
    var endIndex: Base.Index { _base.endIndex }
    var isEmpty: Bool { startIndex == endIndex }

    var first: Base.Element? {
        let start = startIndex
        return start == endIndex ? nil : self[start]
    }

    func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
    subscript(position: Base.Index) -> Base.Element { _base[position] }
}

extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazySequence where Base: Collection {
    var count: Int { _base.count }
}

extension LazyMapSequence: Collection where Base: Collection {
    typealias Index = Base.Index
    var startIndex: Base.Index { _base.startIndex }
    var endIndex: Base.Index { _base.endIndex }
    var isEmpty: Bool { startIndex == endIndex }

    var first: Element? {
        let start = startIndex
        return start == endIndex ? nil : self[start]
    }

    func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
    subscript(position: Base.Index) -> Element { _transform(_base[position]) }
}

extension LazyMapSequence where Base: Collection {
    var count: Int { _base.count }
}

extension LazyFilterSequence: Collection where Base: Collection {
    typealias Index = Base.Index
    var startIndex: Base.Index { _next(_base.startIndex) }
    var endIndex: Base.Index { _base.endIndex }
    var isEmpty: Bool { startIndex == endIndex }

    var first: Base.Element? {
        let start = startIndex
        return start == endIndex ? nil : self[start]
    }

    func index(after i: Base.Index) -> Base.Index { _next(_base.index(after: i)) }
    subscript(position: Base.Index) -> Base.Element { _base[position] }
}

extension LazyFilterSequence where Base: Collection {
    func _next(_ start: Base.Index) -> Base.Index {
        var index = start
        while index != _base.endIndex && !_predicate(_base[index]) { index = _base.index(after: index) }
        return index
    }
}
