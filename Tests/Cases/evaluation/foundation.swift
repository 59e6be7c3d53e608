import Foundation
print((1234.5).formatted(), 1234567.formatted(), (0.256).formatted(.percent))  // expect: 1,234.5 1,234,567 25.6%
print((3.14159).formatted(.number.precision(.fractionLength(2))), (2.0).formatted(.number.precision(.fractionLength(1...3))))  // expect: 3.14 2.0
print((1234.5).formatted(.currency(code: "USD")), (5).formatted(.currency(code: "EUR")))  // expect: $1,234.50 €5.00
print(12345.formatted(.number.notation(.compactName)), 1200.formatted(.number.grouping(.never)))  // expect: 12K 1200
print(String(format: "%.2f|%5d|%-5d|%05d|%@|%x|%d%%", 2.345, 42, 42, 42, "s", 255, 7))  // expect: 2.35|   42|42   |00042|s|ff|7%
print(String(format: "%e %g %f", Double.nan, Double.infinity, -Double.infinity))  // expect: nan inf -inf
print(["a", "b", "c"].formatted(), ["a", "b"].formatted(.list(type: .or)))  // expect: a, b, and c a or b
print("  trim ".trimmingCharacters(in: .whitespaces), "a-b-c".components(separatedBy: "-"), "aXbX".replacingOccurrences(of: "X", with: "."))  // expect: trim ["a", "b", "c"] a.b.
let date = Date(timeIntervalSinceReferenceDate: 0)
print(date.formatted(date: .long, time: .omitted), date.formatted(.dateTime.month().day()), date.formatted(.dateTime.weekday(.wide)))  // expect: January 1, 2001 Jan 1 Monday
let calendar = Calendar(identifier: .gregorian)
print(calendar.component(.year, from: date), calendar.component(.month, from: date.addingTimeInterval(86400 * 40)))  // expect: 2001 2
print(UUID() == UUID(), UUID().uuidString.count, sqrt(16.0), pow(2.0, 10.0), floor(2.7), ceil(2.1))  // expect: false 36 4.0 1024.0 2.0 3.0
print(sin(0.0), cos(0.0), abs(sin(Double.pi / 6) - 0.5) < 1e-15, atan2(1.0, 1.0) == Double.pi / 4, exp(0.0), log(1.0))  // expect: 0.0 1.0 true true 1.0 0.0
let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
print(rect.maxX, rect.midY, rect.insetBy(dx: 5, dy: 5).width, rect.contains(CGPoint(x: 15, y: 25)))  // expect: 40.0 40.0 20.0 true
print(CGSize(width: 1, height: 2) == CGSize(width: 1, height: 2), rect.union(CGRect(x: 0, y: 0, width: 1, height: 1)).width)  // expect: true 40.0
print(URL(string: "https://example.com/a/b.png")?.lastPathComponent ?? "-")  // expect: b.png
