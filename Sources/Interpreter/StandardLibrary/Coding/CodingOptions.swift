/// How a `JSONDecoder` or a `JSONEncoder` treats keys and dates: the stored properties of both, in their
/// order.
struct CodingOptions {
    enum DateForm {
        /// Seconds since 1 January 2001.
        case deferred
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        /// By the pattern of a `DateFormatter`.
        case pattern(String)
    }

    let convertsKeys: Bool
    let dates: DateForm

    /// - Parameters:
    ///   - keys: a `KeyDecodingStrategy` or `KeyEncodingStrategy`; its second case converts snake case.
    ///   - dates: a `DateDecodingStrategy` or `DateEncodingStrategy`.
    init(keys: Value, dates: Value) {
        if case .enumeration(let strategy, _) = keys {
            convertsKeys = strategy.index == 1
        } else {
            convertsKeys = false
        }
        guard case .enumeration(let strategy, let payload) = dates else {
            self.dates = .deferred
            return
        }
        switch strategy.index {
        case 1: self.dates = .secondsSince1970
        case 2: self.dates = .millisecondsSince1970
        case 3: self.dates = .iso8601
        case 4: self.dates = .pattern(payload.first?.asString ?? "")
        default: self.dates = .deferred
        }
    }

    /// `createdAt` as `created_at`.
    static func snakeCase(_ key: String) -> String {
        var bytes: [UInt8] = []
        for byte in key.utf8 {
            if (65...90).contains(byte) {
                if !bytes.isEmpty { bytes.append(95) }
                bytes.append(byte + 32)
            } else {
                bytes.append(byte)
            }
        }
        return Strings.text(bytes)
    }

    /// The key as it stands in the text.
    func written(_ key: String) -> String { convertsKeys ? CodingOptions.snakeCase(key) : key }

    // MARK: Dates

    func date(_ json: JSON) -> Double? {
        switch (dates, json) {
        case (.deferred, .number(let digits)): return Numerals.parseDouble(digits)
        case (.secondsSince1970, .number(let digits)):
            return Numerals.parseDouble(digits).map { $0 - 978_307_200 }
        case (.millisecondsSince1970, .number(let digits)):
            return Numerals.parseDouble(digits).map { $0 / 1000 - 978_307_200 }
        case (.iso8601, .string(let text)): return DateParser.parse(text, "yyyy-MM-dd'T'HH:mm:ssZ")
        case (.pattern(let pattern), .string(let text)): return DateParser.parse(text, pattern)
        default: return nil
        }
    }

    func json(_ date: Double) -> JSON {
        switch dates {
        case .deferred: .number(JSON.digits(date))
        case .secondsSince1970: .number(JSON.digits(date + 978_307_200))
        case .millisecondsSince1970: .number(JSON.digits((date + 978_307_200) * 1000))
        case .iso8601: .string(Dates.format(date, "yyyy-MM-dd'T'HH:mm:ss'Z'"))
        case .pattern(let pattern): .string(Dates.format(date, pattern))
        }
    }
}
