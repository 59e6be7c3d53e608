import Syntax

/// Changing a collection where it stands although its place is read through a property. The place lets go of
/// it while a native works that cannot look at the place, for of what two hold all of it would be copied.
extension Evaluator {
    /// Calls a mutating method on an opened place.
    func invoke(
        _ function: FunctionDeclaration, on access: Access, _ receiver: inout Value,
        _ arguments: inout [Value],
        _ types: [Type], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        guard Evaluator.isLent(receiver, to: function), let whole = access.whole else {
            return try invoke(function, &receiver, &arguments, types, range, frame)
        }
        switch access.part {
        case .field(let index, _):
            // It is put back however the call ends.
            if case .object(let object) = whole.value { object.fields[index] = .uninitialized }
        case .property(let variable, _, _):
            if function.kind != .subscriptSetter, let lender = lender(variable, whole.value) {
                return try invoke(function, lentBy: lender, &receiver, &arguments, types, range, frame)
            }
        default: break
        }
        return try invoke(function, &receiver, &arguments, types, range, frame)
    }

    private func invoke(
        _ function: FunctionDeclaration, lentBy lender: NativeValue, _ receiver: inout Value,
        _ arguments: inout [Value], _ types: [Type], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        let count = receiver.asArray.count
        lender.lend()
        do throws(Signal) {
            let result = try invoke(function, &receiver, &arguments, types, range, frame)
            // The setter compares with what was there before, and that is the same.
            if receiver.asArray.count == count { lender.giveBack(receiver) }
            return result
        } catch {
            lender.giveBack(receiver)
            throw error
        }
    }

    /// Natives that call nothing of the program's; all but the setter of an element change nothing unless
    /// they change how many elements there are.
    private static func isLent(_ receiver: Value, to function: FunctionDeclaration) -> Bool {
        guard case .array = receiver, case .native = function.implementation else { return false }
        if function.kind == .subscriptSetter { return true }
        switch function.name {
        case "append", "insert", "popLast", "remove", "removeFirst", "removeLast": return true
        default: return false
        }
    }

    /// The wrapper of a property that nobody else observes, if it can let go of its value.
    private func lender(_ variable: VariableDeclaration, _ owner: Value) -> NativeValue? {
        guard variable.willSet == nil, variable.didSet == nil, let backing = variable.backing,
            case .field(let index) = backing.storage, case .native(let wrapper)? = field(index, of: owner),
            wrapper.isLender
        else { return nil }
        return wrapper
    }
    /// A field of an object to whose changes no code of the program listens, which would see what was there
    /// before.
    private func field(_ index: Int, of owner: Value) -> Value? {
        switch owner {
        case .structure(let value): index < value.fields.count ? value.fields[index] : nil
        case .object(let object):
            index < object.fields.count && !Publishers.tell(of: object) ? object.fields[index] : nil
        default: nil
        }
    }
}
