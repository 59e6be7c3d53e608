import Syntax

extension StandardLibrary {
    static var arrays: [Native] {
        arrayType + arrayAccess + arrayAdditions + arrayRemovals + arrayOrder
    }

    private static var arrayType: [Native] {
        [
            Native("Array.description") { .string($0.evaluator.describe($0.receiver)) },
            Native("Array.init()") { _ in .array([]) },
            Native("Array.init(_:)") { .array($0.elements(0)) },
            Native("Array.init(repeating:count:)") {
                .array(Elements.repeated($0.arguments[0], $0.int(1), $0))
            },
        ]
    }

    private static var arrayAccess: [Native] {
        [
            Native(
                "Array.subscript(index:)",
                get: { call in
                    guard case .array(let items) = call.receiver, items.indices.contains(call.int(0)) else {
                        return call.trap("index out of range")
                    }
                    return items[call.int(0)]
                },
                set: { call in
                    Arrays.change(call) { items in
                        guard items.indices.contains(call.int(0)) else {
                            return call.trap("index out of range")
                        }
                        items[call.int(0)] = call.arguments[1]
                        return .void
                    }
                }),
            // A part of an array is replaced by another of any length.
            Native(
                "Array.subscript(bounds:)", get: { Slices.bounded($0) }, set: { Arrays.replacePart($0) }),
        ]
    }

    private static func sum(_ call: NativeCall) -> Value {
        let (a, b) = (call.array(0), call.elements(1))
        call.evaluator.charge((a.count + b.count) * 24)
        return .array(a + b)
    }

    private static var arrayAdditions: [Native] {
        [
            Native("Array.+(lhs: [Element], rhs: [Element])", sum),
            Native("Array.+(lhs: [Element], rhs: S)", sum),
            Native("Array.append(_:)") { call in
                call.evaluator.charge(24)
                return Arrays.change(call) { items in
                    items.append(call.arguments[0])
                    return .void
                }
            },
            Native("Array.append(contentsOf:)") { call in
                let added = call.elements(0)
                call.evaluator.charge(added.count * 24)
                return Arrays.change(call) { items in
                    items += added
                    return .void
                }
            },
            Native("Array.insert(_:at:)") { call in
                call.evaluator.charge(24)
                return Arrays.shift(call) { items in
                    guard call.int(1) >= 0, call.int(1) <= items.count else {
                        return call.trap("array index is out of range")
                    }
                    items.insert(call.arguments[0], at: call.int(1))
                    return .void
                }
            },
            Native("Array.replaceSubrange(_:with:)") { call in
                let added = call.elements(1)
                call.evaluator.charge(added.count * 24)
                return Arrays.shift(call) { items in
                    guard let range = Arrays.range(call, items.count) else { return .void }
                    items.replaceSubrange(range, with: added)
                    return .void
                }
            },
        ]
    }

    private static var arrayRemovals: [Native] {
        [
            Native("Array.remove(at:)") { call in
                Arrays.shift(call) { items in
                    guard items.indices.contains(call.int(0)) else {
                        return call.trap("index out of range")
                    }
                    return items.remove(at: call.int(0))
                }
            },
            Native("Array.removeFirst()") { call in
                Arrays.shift(call) {
                    $0.isEmpty
                        ? call.trap("can't remove first element from an empty collection")
                        : $0.removeFirst()
                }
            },
            Native("Array.removeLast()") { call in
                Arrays.change(call) {
                    $0.isEmpty
                        ? call.trap("can't remove last element from an empty collection")
                        : $0.removeLast()
                }
            },
            Native("Array.removeAll(where:)") { call in
                call.receiver = .array(
                    Elements.of(call).filter { !call.evaluator.isFailing && !call.apply(0, $0).isTrue })
                return .void
            },
        ]
    }

    private static var arrayOrder: [Native] {
        [
            Native("Array.swapAt(_:_:)") { call in
                Arrays.change(call) { items in
                    guard items.indices.contains(call.int(0)), items.indices.contains(call.int(1)) else {
                        return call.trap("index out of range")
                    }
                    items.swapAt(call.int(0), call.int(1))
                    return .void
                }
            }
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
        if case .range(let from, let to, let closed) = range {
            return (from.asInt, to.asInt + (closed ? 1 : 0))
        }
        guard case .structure(let part) = range else { return (0, 0) }
        let bound = part.fields.first?.asInt ?? 0
        if part.declaration.name == "PartialRangeFrom" { return (bound, count) }
        return (0, part.declaration.name == "PartialRangeThrough" ? bound + 1 : bound)
    }

    /// A range argument, if it lies within the bounds.
    static func range(_ call: NativeCall, _ count: Int) -> Range<Int>? {
        guard case .range(let from, let to, _) = call.arguments[0],
            case let (lower, upper) = (from.asInt, to.asInt),
            lower >= 0, lower <= upper, upper <= count
        else {
            _ = call.trap("range is out of bounds 0..<\(count)")
            return nil
        }
        return lower..<upper
    }
}
