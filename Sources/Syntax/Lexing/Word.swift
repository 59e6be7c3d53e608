/// A word that some rule of the grammar knows, reserved or contextual.
public enum Word: UInt8, CaseIterable, Sendable {
    /// No word that a rule knows.
    case none
    /// Reserved: never a plain name without backticks.
    case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`,
        `init`, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`,
        `public`, `rethrows`, `static`, `struct`, `subscript`, `typealias`, `var`, `break`, `case`,
        `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`,
        `repeat`, `return`, `switch`, `throw`, `where`, `while`, `Any`, `as`, `false`, `is`, `nil`,
        `self`, `Self`, `super`, `throws`, `true`, `try`
    /// Contextual: a plain name elsewhere.
    case open, mutating, nonmutating, lazy, weak, unowned, optional, required, convenience, override,
        final, dynamic, indirect, prefix, postfix, infix, nonisolated, isolated, distributed, package,
        consuming, borrowing, async, await, actor, macro, some, any, each, get, set, willSet, didSet,
        _read, _modify, read, modify, unsafeAddress, borrow, mutate, consume, copy, unsafe, yield,
        discard, then, sending, _const, __consuming, __owned, __shared, _local, inlinable, left, right,
        associativity, higherThan, lowerThan, assignment, available, unavailable, swift, compiler, os,
        arch, canImport, `Type`, `Protocol`, of, safe, reasync, __setter_access, using, coroutine

    var isReserved: Bool { rawValue <= Word.`try`.rawValue && self != .none }

    /// The texts of all cases but `none`, in their order.
    fileprivate static let texts: StaticString = """
        associatedtype class deinit enum extension fileprivate func import init inout internal let \
        operator precedencegroup private protocol public rethrows static struct subscript typealias var \
        break case catch continue default defer do else fallthrough for guard if in repeat return \
        switch throw where while Any as false is nil self Self super throws true try open mutating \
        nonmutating lazy weak unowned optional required convenience override final dynamic indirect \
        prefix postfix infix nonisolated isolated distributed package consuming borrowing async await \
        actor macro some any each get set willSet didSet _read _modify read modify unsafeAddress borrow \
        mutate consume copy unsafe yield discard then sending _const __consuming __owned __shared \
        _local inlinable left right associativity higherThan lowerThan assignment available unavailable \
        swift compiler os arch canImport Type Protocol of safe reasync __setter_access using coroutine
        """
}

/// Finds words by their bytes: an open hash table over words of at most sixteen bytes.
final class WordTable: Sendable {
    static let shared = WordTable()

    private struct Slot {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var word = Word.none
    }

    private let slots: [Slot]

    private init() {
        var slots = [Slot](repeating: Slot(), count: 512)
        var low: UInt64 = 0
        var high: UInt64 = 0
        var length = 0
        var number: UInt8 = 0
        func add() {
            number += 1
            guard let word = Word(rawValue: number) else { return }
            var index = Self.index(low, high)
            while slots[index].word != .none { index = (index + 1) & 511 }
            slots[index] = Slot(low: low, high: high, word: word)
            (low, high, length) = (0, 0, 0)
        }
        Word.texts.withUTF8Buffer { text in
            for byte in text where byte != "\n" {
                if byte == " " { add(); continue }
                if length < 8 { low |= UInt64(byte) << (8 * length) }
                if length >= 8 { high |= UInt64(byte) << (8 * (length - 8)) }
                length += 1
            }
            add()
        }
        self.slots = slots
    }

    @inline(__always)
    private static func index(_ low: UInt64, _ high: UInt64) -> Int {
        Int(truncatingIfNeeded: ((low &+ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 55)
    }

    /// - Parameter low: the first eight bytes, first byte lowest. `high`: the next eight.
    func find(_ low: UInt64, _ high: UInt64) -> Word {
        var index = Self.index(low, high)
        while slots[index].word != .none {
            if slots[index].low == low && slots[index].high == high { return slots[index].word }
            index = (index + 1) & 511
        }
        return .none
    }
}
