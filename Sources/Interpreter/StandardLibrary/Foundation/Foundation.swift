/// What layouts use of Foundation beside dates and formats.
extension StandardLibrary {
    static var foundation: [Native] { identifiers }

    private static var identifiers: [Native] {
        [
            Native("_nextIdentifier()") { call in
                let digits = Strings.digits(
                    call.evaluator.nextIdentifier(), radix: 16, uppercase: true)
                let zeros = Strings.text([UInt8](repeating: 48, count: max(0, 12 - digits.utf8.count)))
                return .string("00000000-0000-4000-8000-" + zeros + digits)
            }
        ]
    }
}
