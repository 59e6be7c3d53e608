/// `formatted(…)` of numbers in en_US. Both kinds of styles keep their options in one struct, which natives
/// read.
extension StandardLibrary {
    static var numberFormats: [Native] { configurations + formattedMembers }

    private static var configurations: [Native] {
        [
            Native("_formatNumber(_:_:)") { .string(NumberFormat($0.arguments[1]).text(of: $0.arguments[0])) }
        ]
    }

    private static var formattedMembers: [Native] {
        [
            Native("String.init(format:_:)") { .string(Numerals.format($0.string(0), $0.array(1))) },
            Native("String.init(format:arguments:)") { .string(Numerals.format($0.string(0), $0.array(1))) },
            Native("String.localizedStringWithFormat(_:_:)") {
                .string(Numerals.format($0.string(0), $0.array(1)))
            },
        ]
    }
}
