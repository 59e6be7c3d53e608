import Syntax

/// What a call of a native costs: each is charged by the size of its receiver and its arguments before it
/// works, so that no row has to think of it. Free of that is what changes its receiver in place, and the few
/// that only look at one element (`FunctionDeclaration.isInPlace`); where those had to copy what somebody
/// else holds, too, the copy is charged afterwards.
extension Evaluator {
    /// A value so large, in bytes, that its cost is worth a look.
    private static let large = 1024
    /// One so small costs no more than the call.
    private static let small = 128

    private static let few = 16

    /// Whether a call has to be looked at: it is given a long collection, or puts a value into another one.
    static func mayCost(_ receiver: Value, _ arguments: [Value]) -> Bool {
        if receiver.mayBeLarge {
            // A few elements cost nothing.
            guard case .array(let items) = receiver, items.count < few else { return true }
        }
        for index in arguments.indices where arguments[index].mayBeLarge { return true }
        return false
    }

    /// Charges a call. What is large and is to be changed in place is given back, for `chargeCopies`.
    func chargeNative(
        _ function: FunctionDeclaration, _ receiver: Value, _ arguments: [Value]
    ) throws(Signal) -> Kept {
        // What only looks at an element takes as long whatever there is.
        if !function.isMutating, function.kind != .subscriptSetter, function.isInPlace { return Kept() }
        // Setters keep what they are given; what calls a function with each element pays for the calls.
        if function.isMutating, receiver.isCollection { for argument in arguments { chargeKept(argument) } }
        if function.kind == .setter || receiver.isCollection && arguments.contains(where: { $0.isFunction }) {
            return Kept()
        }
        var (bytes, kept) = (size(of: receiver), Kept())
        if bytes >= Evaluator.small, function.isInPlace {
            if bytes >= Evaluator.large { kept = Kept(receiver: storage(of: receiver), bytes: bytes) }
            bytes = 0
        }
        for (index, argument) in arguments.enumerated() {
            let size = size(of: argument)
            if size >= Evaluator.large, index < function.parameters.count, function.parameters[index].isInout
            {
                kept = Kept(argument: index, storage: storage(of: argument), bytes: size)
            } else {
                bytes += size
            }
        }
        if bytes >= Evaluator.small {
            spend(bytes: bytes)
            if failure != nil { throw .stop }
        }
        return kept
    }

    /// What is changed in place: where its elements stand.
    struct Kept {
        var argument = -1
        var storage: UInt = 0
        var bytes = 0

        init() {}
        init(receiver storage: UInt, bytes: Int) { (self.storage, self.bytes) = (storage, bytes) }
        init(argument: Int, storage: UInt, bytes: Int) {
            (self.argument, self.storage, self.bytes) = (argument, storage, bytes)
        }
    }

    func chargeCopies(_ kept: Kept, _ receiver: Value, _ arguments: [Value]) {
        guard kept.bytes > 0, kept.argument < arguments.count else { return }
        let now = storage(of: kept.argument < 0 ? receiver : arguments[kept.argument])
        guard now != 0, now != kept.storage else { return }
        spend(kept.bytes >> 7)
        charge(kept.bytes)
    }

    /// Charges elements that were copied because somebody else has them, too.
    func chargeCopy(of count: Int) { spend(count >> 4) }

    /// Charges what a collection or an object keeps from here on: whatever changes the original later copies
    /// it.
    func chargeKept(_ value: Value) {
        let size = keptSize(of: value)
        if size >= Evaluator.large { charge(2 * size) }
    }

    private func keptSize(of value: Value) -> Int {
        switch value {
        case .structure(let made): made.fields.reduce(0) { $0 + size(of: $1) }
        case .enumeration(_, let payload), .tuple(let payload): payload.reduce(0) { $0 + size(of: $1) }
        case .array(let items): items.count * 8
        case .some(let inner): keptSize(of: inner)
        case .dictionary(let storage), .set(let storage): storage.keys.count * 16
        default: 0
        }
    }

    /// Roughly how many bytes a native goes through that looks at all of a value; found in a time that does
    /// not depend on it.
    func size(of value: Value) -> Int {
        switch value {
        case .string(let text): text.utf8.count
        case .array(let items), .tuple(let items): items.count * 8
        case .dictionary(let storage), .set(let storage): storage.keys.count * 16
        case .native(let native): native.size
        case .some(let inner): size(of: inner)
        case .structure(let made) where made.declaration.isLibrary:
            made.fields.reduce(0) { $0 + size(of: $1) }
        default: 0
        }
    }

    /// Where the elements of a value stand: elsewhere after it was copied.
    private func storage(of value: Value) -> UInt {
        switch value {
        case .array(let items): items.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        case .string(let text):
            text.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
        case .dictionary(let storage), .set(let storage): UInt(bitPattern: ObjectIdentifier(storage))
        case .native(let native): UInt(bitPattern: ObjectIdentifier(native))
        case .structure(let made): made.fields.first.map { storage(of: $0) } ?? 0
        default: 0
        }
    }

    /// Where an array's elements stand.
    static func address(_ items: [Value]) -> UInt {
        items.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
}

extension Value {
    /// Whether a look at all of it, or letting go of it, may cost more than the call.
    fileprivate var mayBeLarge: Bool {
        switch self {
        case .void, .bool, .int, .double, .none, .metatype, .function, .object, .range, .large, .keyPath:
            false
        case .string(let text): text.utf8.count >= 128
        case .enumeration(_, let payload): !payload.isEmpty
        default: true
        }
    }

    fileprivate var isFunction: Bool {
        if case .function = self { return true }
        return false
    }

    fileprivate var isCollection: Bool {
        switch self {
        case .array, .dictionary, .set: true
        default: false
        }
    }
}

extension FunctionDeclaration {
    /// Whether a native leaves all but a few elements of its receiver alone, or moves it out and changes it.
    var isInPlace: Bool {
        if let known = inPlace { return known }
        let found = findsInPlace
        inPlace = found
        return found
    }

    private var findsInPlace: Bool {
        if isMutating || kind == .subscriptSetter { return true }
        guard let parent = parent?.name else { return false }
        switch parent {
        case "Array", "Dictionary", "Set", "ArraySlice":
            return kind == .subscriptGetter && (parent == "Dictionary" || isElement) || isLook
        case "Collection", "Sequence", "BidirectionalCollection", "RandomAccessCollection": return isLook
        case "StringProtocol": return name == "isEmpty" || name == "startIndex" || name == "endIndex"
        default: return false
        }
    }

    /// A subscript of one element by its number.
    private var isElement: Bool { parameters.first?.type.nominal?.name == "Int" }

    private var isLook: Bool {
        switch name {
        case "isEmpty", "first", "last", "keys", "values", "index": kind == .getter || name == "index"
        case "count": kind == .getter
        case "contains", "randomElement": parent?.name == "Set" || name == "randomElement"
        default: false
        }
    }
}
