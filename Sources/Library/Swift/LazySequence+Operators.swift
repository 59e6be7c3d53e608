extension LazySequenceProtocol {
    func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
        LazyMapSequence(_base: elements, _transform: transform)
    }

    func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> {
        LazyFilterSequence(_base: elements, _predicate: isIncluded)
    }

    func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazyMapSequence<
        LazyFilterSequence<LazyMapSequence<Elements, T?>>, T
    > { map(transform).filter { $0 != nil }.map { $0! } }

    func flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) -> LazySequence<
        FlattenSequence<LazyMapSequence<Elements, S>>
    > { LazySequence(_base: FlattenSequence(_base: map(transform))) }
}

extension LazySequence {
    func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<Elements>> {
        LazySequence<PrefixSequence<Elements>>(
            _base: PrefixSequence<Elements>(_base: elements, _maxLength: maxLength))
    }

    func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
        LazyPrefixWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }

    func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> {
        LazyDropWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }
}

extension LazyMapSequence {
    func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<Elements>> {
        LazySequence<PrefixSequence<Elements>>(
            _base: PrefixSequence<Elements>(_base: elements, _maxLength: maxLength))
    }

    func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
        LazyPrefixWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }

    func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> {
        LazyDropWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }
}

extension LazyFilterSequence {
    func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<Elements>> {
        LazySequence<PrefixSequence<Elements>>(
            _base: PrefixSequence<Elements>(_base: elements, _maxLength: maxLength))
    }

    func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
        LazyPrefixWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }

    func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> {
        LazyDropWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }
}

extension LazyPrefixWhileSequence {
    func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<Elements>> {
        LazySequence<PrefixSequence<Elements>>(
            _base: PrefixSequence<Elements>(_base: elements, _maxLength: maxLength))
    }

    func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
        LazyPrefixWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }

    func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> {
        LazyDropWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }
}

extension LazyDropWhileSequence {
    func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<Elements>> {
        LazySequence<PrefixSequence<Elements>>(
            _base: PrefixSequence<Elements>(_base: elements, _maxLength: maxLength))
    }

    func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
        LazyPrefixWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }

    func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> {
        LazyDropWhileSequence<Elements>(_base: elements, _predicate: predicate)
    }
}
