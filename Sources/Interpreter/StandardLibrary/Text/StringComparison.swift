/// Texts compared otherwise than letter by letter.
extension Strings {
    /// -1, 0 or 1; digits that stand together count as one number, as `String.CompareOptions.numeric` has it.
    static func compareNumerically(_ a: String, _ b: String) -> Int {
        var (left, right) = (Array(a.unicodeScalars)[...], Array(b.unicodeScalars)[...])
        while let first = left.first, let second = right.first {
            if isDigit(first), isDigit(second) {
                let (x, y) = (takeNumber(&left), takeNumber(&right))
                if x.count != y.count { return x.count < y.count ? -1 : 1 }
                for (one, other) in zip(x, y) where one != other { return one.value < other.value ? -1 : 1 }
            } else {
                if first != second { return first.value < second.value ? -1 : 1 }
                left.removeFirst()
                right.removeFirst()
            }
        }
        return left.isEmpty ? (right.isEmpty ? 0 : -1) : 1
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// The digits at the start, without leading zeros.
    private static func takeNumber(_ rest: inout ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        let digits = rest.prefix { isDigit($0) }
        rest = rest.dropFirst(digits.count)
        return digits.drop { $0 == "0" }
    }

    /// Letters without their accents: the Latin ones that Unicode composes of a letter and a mark, and marks
    /// that stand by themselves.
    static func withoutMarks(_ text: String) -> String {
        var plain = ""
        for scalar in text.unicodeScalars where !(0x300...0x36f).contains(scalar.value) {
            plain.unicodeScalars.append(baseLetter(scalar))
        }
        return plain
    }

    /// What stands for each letter from À on, in Latin-1 Supplement and Latin Extended-A; a space where
    /// nothing does.
    private static let bases: StaticString =
        "AAAAAA CEEEEIIII NOOOOO  UUUUY  aaaaaa ceeeeiiii nooooo  uuuuy yAaAaAaCcCcCcCcDd  EeEeEeEeEeGgGgGgGgHh  IiIiIiIiI   JjKk LlLlLl    NnNnNn   OoOoOo  RrRrRrSsSsSsSsTtTt  UuUuUuUuUuUuWwYyYZzZzZz"

    private static func baseLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let place = Int(scalar.value) - 0xc0
        guard place >= 0, place < bases.utf8CodeUnitCount else { return scalar }
        let letter = bases.utf8Start[place]
        return letter == UInt8(ascii: " ") ? scalar : Unicode.Scalar(letter)
    }
}
