/// Where lines of text may and must end: the Unicode Line Breaking Algorithm (UAX #14, Unicode 15.0), with
/// the numbers of its section 8.2, example 7.
public struct LineBreaker {
    /// What may happen between two characters.
    public enum Opportunity: UInt8, Equatable, Sendable {
        case prohibited
        case allowed
        case mandatory
    }

    /// The opportunity after each code point; after the last one it is mandatory.
    public static func opportunities(in scalars: [UInt32]) -> [Opportunity] {
        guard !scalars.isEmpty else { return [] }
        var breaker = LineBreaker(scalars.map { LineBreakClass.of($0) })
        return breaker.run()
    }

    /// As in the text.
    private let raw: [LineBreakClass]
    /// Marks taken for the character they follow (LB9), stray ones for letters (LB10).
    private var effective: [LineBreakClass]
    /// The class before the spaces that end at the current place.
    private var beforeSpaces: LineBreakClass = .al
    private var number = NumberState.none
    private var regionalIndicators = 0

    private enum NumberState { case none, digits, closed }

    private init(_ classes: [LineBreakClass]) {
        raw = classes
        effective = classes
        for i in classes.indices where classes[i].isMark {
            effective[i] = i > 0 && LineBreaker.takesMarks(classes[i - 1]) ? effective[i - 1] : .al
        }
    }

    private static func takesMarks(_ before: LineBreakClass) -> Bool {
        !before.isHardBreak && before != .sp && before != .zw
    }

    private mutating func run() -> [Opportunity] {
        var result: [Opportunity] = []
        result.reserveCapacity(raw.count)
        enter(0)
        for i in 1..<max(raw.count, 1) {
            result.append(opportunity(before: i))
            enter(i)
        }
        result.append(.mandatory)
        return result
    }

    /// Takes a character into the state that later rules look back to.
    private mutating func enter(_ i: Int) {
        if i > 0, raw[i].isMark, LineBreaker.takesMarks(raw[i - 1]) { return }
        let current = effective[i]
        if current != .sp { beforeSpaces = current }
        regionalIndicators = current == .ri ? regionalIndicators + 1 : 0
        switch current {
        case .nu: number = .digits
        case .sy, .is: number = number == .digits ? .digits : .none
        case .cl, .cp, .cpWide: number = number == .digits ? .closed : .none
        default: number = .none
        }
    }

    private func opportunity(before i: Int) -> Opportunity {
        let last = raw[i - 1], next = raw[i]
        if last == .cr && next == .lf { return .prohibited }  // LB5
        if last.isHardBreak { return .mandatory }  // LB4, LB5
        if next.isHardBreak || next == .sp || next == .zw { return .prohibited }  // LB6, LB7
        if beforeSpaces == .zw { return .allowed }  // LB8
        if last == .zwj { return .prohibited }  // LB8a
        if next.isMark && LineBreaker.takesMarks(last) { return .prohibited }  // LB9
        return isKept(effective[i - 1], effective[i], at: i) ? .prohibited : .allowed
    }

    /// Rules LB11 to LB30b: whether two characters stay together.
    private func isKept(_ a: LineBreakClass, _ b: LineBreakClass, at i: Int) -> Bool {
        if a == .wj || b == .wj || a == .gl { return true }  // LB11, LB12
        if b == .gl && a != .sp && a != .ba && a != .hy { return true }  // LB12a
        if b.isClosing || b == .ex || b == .is || b == .sy { return true }  // LB13
        if beforeSpaces.isOpening { return true }  // LB14
        if beforeSpaces == .qu && b.isOpening { return true }  // LB15
        if beforeSpaces.isClosing && b == .ns { return true }  // LB16
        if beforeSpaces == .b2 && b == .b2 { return true }  // LB17
        if a == .sp { return false }  // LB18
        if a == .qu || b == .qu { return true }  // LB19
        if a == .cb || b == .cb { return false }  // LB20
        if b == .ba || b == .hy || b == .ns || a == .bb { return true }  // LB21
        if (a == .hy || a == .ba) && precededByHebrew(i) { return true }  // LB21a
        if a == .sy && b == .hl { return true }  // LB21b
        if b == .in { return true }  // LB22
        return isKeptInWord(a, b) || isKeptInNumber(a, b, at: i) || isKeptInSyllable(a, b)
    }

    /// LB23, LB23a, LB24, LB28, LB29, LB30.
    private func isKeptInWord(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
        if a.isAlphabetic && (b == .nu || b.isNumericAffix || b.isAlphabetic || b == .op) { return true }
        if b.isAlphabetic && (a == .nu || a.isNumericAffix || a == .is || a == .cp) { return true }
        if a == .pr && b.isIdeographic || a.isIdeographic && b == .po { return true }
        return a == .nu && b == .op || a == .cp && b == .nu
    }

    /// LB25 as a pattern: (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?
    private func isKeptInNumber(_ a: LineBreakClass, _ b: LineBreakClass, at i: Int) -> Bool {
        if b == .nu && (a.isNumericAffix || a.isOpening || a == .hy || number == .digits) { return true }
        if a.isNumericAffix && (b.isOpening || b == .hy) && isFollowedByDigit(i) { return true }
        return b.isNumericAffix && number != .none
    }

    /// LB26, LB27, LB30a, LB30b.
    private func isKeptInSyllable(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
        if a == .jl && (b == .jl || b == .jv || b == .h2 || b == .h3) { return true }
        if (a == .jv || a == .h2) && (b == .jv || b == .jt) { return true }
        if (a == .jt || a == .h3) && b == .jt { return true }
        if a.isHangul && b == .po || a == .pr && b.isHangul { return true }
        if a == .ri && b == .ri { return regionalIndicators % 2 == 1 }
        return (a == .eb || a == .idPictograph) && b == .em
    }

    /// Whether the hyphen that ends before a place follows a Hebrew letter.
    private func precededByHebrew(_ i: Int) -> Bool {
        var k = i - 1
        while k > 0 && raw[k].isMark { k -= 1 }
        return k > 0 && effective[k - 1] == .hl
    }

    private func isFollowedByDigit(_ i: Int) -> Bool {
        var k = i + 1
        while k < raw.count && raw[k].isMark { k += 1 }
        return k < raw.count && effective[k] == .nu
    }
}
