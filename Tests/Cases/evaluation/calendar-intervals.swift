import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let day = Date(timeIntervalSince1970: 1_709_208_000)
let month = calendar.dateInterval(of: .month, for: day)!
print(month.duration / 86_400)  // expect: 29.0
print(calendar.range(of: .day, in: .month, for: day)!)  // expect: 1..<30
print(calendar.dateInterval(of: .weekOfYear, for: day)!.start.timeIntervalSince1970)  // expect: 1708819200.0
print(month.contains(day), calendar.isDate(day, equalTo: month.start, toGranularity: .month))  // expect: true true
