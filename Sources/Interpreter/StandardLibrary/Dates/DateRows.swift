/// `Date`, with its calendars and formats. The clock stands still and the calendar is the Gregorian one in
/// GMT, in en_US.
extension StandardLibrary {
    static var dates: [Native] { dateType }

    private static var dateType: [Native] {
        [
            Native("_now()") { .double($0.evaluator.now) },
            Native("_formatDate(_:_:)") { .string(Dates.format($0.double(0), $0.string(1))) },
            Native("_parseDate(_:_:)") { call in
                DateParser.parse(call.string(0), call.string(1)).map { .some(.double($0)) } ?? .none
            },
            Native("_dateParts(_:)") { .array(Dates.parts($0.double(0)).map { .int($0) }) },
            Native("_dateSeconds(_:_:_:_:_:_:)") {
                .double(Dates.seconds($0.int(0), $0.int(1), $0.int(2), $0.int(3), $0.int(4), $0.int(5)))
            },
        ]
    }
}
