import Interpreter
import Syntax

/// Chooses the forms of a text for its values and cuts it into parts.
struct TextFilling {
    let entry: TextResource
    let language: Name
    let numbers: [Int64?]

    var parts: [LocalizedPart] {
        let whole = entry.plurals.filter { $0.name.text.utf8.isEmpty }
        guard !whole.isEmpty else { return cut(entry.value ?? "", argument: nil) }
        let number = whole[0].argument > 0 ? value(whole[0].argument - 1) : numbers.first { $0 != nil } ?? nil
        return cut(form(whole, number) ?? entry.value ?? "", argument: nil)
    }

    private func value(_ index: Int) -> Int64? { index < numbers.count ? numbers[index] : nil }

    /// The form for a number; `zero` is taken for none in every language, as Foundation does.
    private func form(_ forms: [PluralResource], _ number: Int64?) -> String? {
        func find(_ category: PluralCategory) -> String? { forms.first { $0.category == category }?.value }
        if number == 0, let none = find(.zero) { return none }
        let category = number.map { PluralCategory.of($0, in: language) } ?? .other
        return find(category) ?? find(.other) ?? forms.first?.value
    }

    /// Cuts a format at its specifiers. Without values it is a text like any other.
    ///
    /// - Parameter argument: the value that specifiers without a number of their own are about, in a part of
    ///   a text.
    private func cut(_ format: String, argument: Int?) -> [LocalizedPart] {
        guard !numbers.isEmpty else { return [.text(format)] }
        var parts: [LocalizedPart] = [], text: [UInt8] = [], next = 0
        var rest = Array(format.utf8)[...]
        func flush() {
            if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
            text = []
        }
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%"), let specifier = FormatSpecifier(&rest) else {
                text.append(byte)
                continue
            }
            switch specifier.kind {
            case .percent: text.append(byte)
            case .part(let name):
                flush()
                parts += part(name)
            case .value:
                flush()
                let index = specifier.position ?? argument ?? next
                if specifier.position == nil { next += 1 }
                if index < numbers.count { parts.append(.value(index)) }
            }
        }
        flush()
        return parts
    }

    /// A part with forms of its own. Parts in parts are not filled, so that none holds itself.
    private func part(_ name: Name) -> [LocalizedPart] {
        let forms = entry.plurals.filter { $0.name == name }
        let index = max((forms.first?.argument ?? 1) - 1, 0)
        guard let form = form(forms, value(index)) else { return [] }
        let inner = TextFilling(entry: TextResource(), language: language, numbers: numbers)
        return inner.cut(form, argument: index)
    }
}

/// What stands behind a percent sign: `@`, `1$lld`, `#@files@`, `arg`.
private struct FormatSpecifier {
    enum Kind {
        case percent
        case value
        case part(Name)
    }

    var kind = Kind.value
    /// Counted from 0.
    var position: Int?

    /// Nothing, and nothing is read, where it is none.
    init?(_ rest: inout ArraySlice<UInt8>) {
        var at = rest
        if at.first == UInt8(ascii: "%") {
            kind = .percent
            rest = at.dropFirst()
            return
        }
        if at.starts(with: "arg".utf8) {
            rest = at.dropFirst(3)
            return
        }
        position = FormatSpecifier.position(&at)
        if at.starts(with: "#@".utf8), let end = at.dropFirst(2).firstIndex(of: UInt8(ascii: "@")) {
            kind = .part(Name(String(decoding: Array(at[(at.startIndex + 2)..<end]), as: UTF8.self)))
            rest = at[(end + 1)...]
            return
        }
        at = at.drop { FormatSpecifier.flags.contains($0) }
        guard let last = at.first, FormatSpecifier.kinds.contains(last) else { return nil }
        rest = at.dropFirst()
    }

    /// `2$`
    private static func position(_ rest: inout ArraySlice<UInt8>) -> Int? {
        let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard !digits.isEmpty, digits.count < 3, rest.dropFirst(digits.count).first == UInt8(ascii: "$")
        else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        rest = rest.dropFirst(digits.count + 1)
        return max(number - 1, 0)
    }

    private static var flags: [UInt8] { Array("0123456789.+-hlqztL".utf8) }
    private static var kinds: [UInt8] { Array("@diuoxXfFeEgGaAcs".utf8) }
}
