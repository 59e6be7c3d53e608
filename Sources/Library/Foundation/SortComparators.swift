enum SortOrder: Int, Hashable { case forward, reverse }

protocol SortComparator<Compared>: Hashable {
    associatedtype Compared
    var order: SortOrder { get set }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

struct KeyPathComparator<Compared>: SortComparator {
    let keyPath: PartialKeyPath<Compared>
    var order: SortOrder
    private let isLess: (Compared, Compared) -> Bool

    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        isLess = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }

    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        isLess = { a, b in
            guard let second = b[keyPath: keyPath] else { return false }
            return a[keyPath: keyPath].map { $0 < second } ?? true
        }
    }

    static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool {
        lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
    }

    func hash(into hasher: inout Hasher) { hasher.combine(order) }

    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        if isLess(lhs, rhs) { return order == .forward ? .orderedAscending : .orderedDescending }
        if isLess(rhs, lhs) { return order == .forward ? .orderedDescending : .orderedAscending }
        return .orderedSame
    }
}

struct SortDescriptor<Compared>: SortComparator {
    let keyPath: PartialKeyPath<Compared>
    var order: SortOrder
    private let isLess: (Compared, Compared) -> Bool

    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        isLess = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }

    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        isLess = { a, b in
            guard let second = b[keyPath: keyPath] else { return false }
            return a[keyPath: keyPath].map { $0 < second } ?? true
        }
    }

    static func == (lhs: SortDescriptor<Compared>, rhs: SortDescriptor<Compared>) -> Bool {
        lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
    }

    func hash(into hasher: inout Hasher) { hasher.combine(order) }

    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        if isLess(lhs, rhs) { return order == .forward ? .orderedAscending : .orderedDescending }
        if isLess(rhs, lhs) { return order == .forward ? .orderedDescending : .orderedAscending }
        return .orderedSame
    }
}

extension Sequence {
    func sorted<C: SortComparator>(using comparator: C) -> [Element] where C.Compared == Element {
        sorted { comparator.compare($0, $1) == .orderedAscending }
    }

    func sorted<C: SortComparator>(using comparators: [C]) -> [Element] where C.Compared == Element {
        sorted { a, b in
            for comparator in comparators {
                let result = comparator.compare(a, b)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
    }
}

extension Array {
    mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element {
        self = sorted(using: comparator)
    }

    mutating func sort<C: SortComparator>(using comparators: [C]) where C.Compared == Element {
        self = sorted(using: comparators)
    }
}
