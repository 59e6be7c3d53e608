// `ISO8601DateFormatter` with its options.
import Foundation
let date = Date(timeIntervalSince1970: 1_709_110_800.5)
let formatter = ISO8601DateFormatter()
print(formatter.string(from: date))  // expect: 2024-02-28T09:00:00Z
print(formatter.date(from: "2024-02-28T09:00:00Z")!.timeIntervalSince1970, formatter.date(from: "yesterday") == nil)  // expect: 1709110800.0 true
formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(formatter.string(from: date))  // expect: 2024-02-28T09:00:00.500Z
print(formatter.date(from: "2024-02-28T09:00:00.500Z")!.timeIntervalSince1970, formatter.date(from: "2024-02-28T09:00:00Z") == nil)  // expect: 1709110800.5 true
formatter.formatOptions = [.withFullDate]
print(formatter.string(from: date), formatter.date(from: "2024-02-29")!.timeIntervalSince1970)  // expect: 2024-02-28 1709164800.0
formatter.formatOptions = [.withYear, .withMonth, .withDay, .withTime, .withSpaceBetweenDateAndTime, .withDashSeparatorInDate, .withColonSeparatorInTime]
print(formatter.string(from: date))  // expect: 2024-02-28 09:00:00
let calendar = Calendar(identifier: .gregorian)
var utc = calendar
utc.timeZone = TimeZone(secondsFromGMT: 0)!
print(utc.ordinality(of: .day, in: .year, for: date)!, utc.ordinality(of: .hour, in: .day, for: date)!, utc.ordinality(of: .month, in: .year, for: date)!)  // expect: 59 10 2
