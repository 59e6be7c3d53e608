// Fields over numbers and dates, by formats and by formatters.
import SwiftUI

final class UppercaseFormatter: Formatter {
    override func string(for obj: Any?) -> String? { (obj as? String)?.uppercased() }
}

struct OrderForm: View {
    @State private var amount = 1234.5
    @State private var count: Int? = nil
    @State private var date = Date(timeIntervalSince1970: 1_709_110_800)
    @State private var code = "abc"
    private let currency: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "USD"
        return formatter
    }()
    private let medium: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()
    var body: some View {
        Form {
            TextField("Amount", value: $amount, formatter: currency)
            TextField("Date", value: $date, formatter: medium)
            TextField("Code", value: $code, formatter: UppercaseFormatter())
            TextField("Count", value: $count, format: .number)
            TextField("Share", value: .constant(0.25), format: .percent)
        }
    }
}

#Preview { OrderForm() }
