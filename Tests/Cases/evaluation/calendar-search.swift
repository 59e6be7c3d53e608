import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
calendar.firstWeekday = 1
let day = Date(timeIntervalSince1970: 1_700_000_000)
let week = calendar.date(from: calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day))!
print(week)  // expect: 2023-11-12 00:00:00 +0000
var monday = calendar
monday.firstWeekday = 2
print(monday.date(from: monday.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day))!)  // expect: 2023-11-13 00:00:00 +0000
print(monday.dateInterval(of: .weekOfMonth, for: day)!.start)  // expect: 2023-11-13 00:00:00 +0000
print(calendar.component(.weekOfYear, from: day), calendar.component(.weekOfMonth, from: day))  // expect: 46 3
let newYear = calendar.date(from: DateComponents(year: 2023, month: 12, day: 31))!
print(calendar.component(.weekOfYear, from: newYear), calendar.component(.yearForWeekOfYear, from: newYear))  // expect: 1 2024
print(calendar.range(of: .weekOfMonth, in: .month, for: day)!)  // expect: 1..<6
print(calendar.range(of: .day, in: .month, for: day)!)  // expect: 1..<31
let parts = calendar.dateComponents([.year, .month, .day], from: calendar.date(from: DateComponents(year: 2020, month: 1, day: 31))!, to: day)
print(parts.year!, parts.month!, parts.day!)  // expect: 3 9 14
print(calendar.dateComponents([.month], from: day, to: newYear).month!)  // expect: 1
print(calendar.nextDate(after: day, matching: DateComponents(hour: 0, minute: 0, second: 0, weekday: 2), matchingPolicy: .nextTime)!)  // expect: 2023-11-20 00:00:00 +0000
print(calendar.nextDate(after: day, matching: DateComponents(month: 2, day: 29), matchingPolicy: .nextTime)!)  // expect: 2024-02-29 00:00:00 +0000
print(calendar.nextDate(after: day, matching: DateComponents(hour: 9), matchingPolicy: .nextTime, direction: .backward)!)  // expect: 2023-11-14 09:00:00 +0000
var found: [Date] = []
calendar.enumerateDates(startingAfter: day, matching: DateComponents(minute: 30), matchingPolicy: .nextTime) { date, _, stop in
    if let date { found.append(date) }
    stop = found.count == 3
}
for date in found { print(date) }  // expect: 2023-11-14 22:30:00 +0000 | 2023-11-14 23:30:00 +0000 | 2023-11-15 00:30:00 +0000
print(calendar.date(bySetting: .weekday, value: 6, of: day)!)  // expect: 2023-11-17 00:00:00 +0000
