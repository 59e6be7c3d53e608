import Foundation
let start = Date(timeIntervalSince1970: 1_700_000_000)
let american = Locale(identifier: "en_US")
func style(_ date: Date.IntervalFormatStyle.DateStyle?, _ time: Date.IntervalFormatStyle.TimeStyle?) -> Date.IntervalFormatStyle {
    Date.IntervalFormatStyle(date: date, time: time, locale: american, timeZone: .gmt)
}
let (hour, day) = (3600.0, 86400.0)
print((start..<start + 2 * hour).formatted(style(.abbreviated, .shortened)))  // expect: Nov 14, 2023 at 10:13 PM – Nov 15, 2023 at 12:13 AM
print((start..<start + hour).formatted(style(.abbreviated, .shortened)))  // expect: Nov 14, 2023, 10:13 – 11:13 PM
print((start - 40000..<start + hour).formatted(style(.abbreviated, .shortened)))  // expect: Nov 14, 2023, 11:06 AM – 11:13 PM
print((start..<start + day).formatted(style(.abbreviated, .omitted)))  // expect: Nov 14 – 15, 2023
print((start..<start + 40 * day).formatted(style(.abbreviated, .omitted)))  // expect: Nov 14 – Dec 24, 2023
print((start..<start + 400 * day).formatted(style(.abbreviated, .omitted)))  // expect: Nov 14, 2023 – Dec 18, 2024
print((start..<start + day).formatted(style(.long, .omitted)))  // expect: November 14 – 15, 2023
print((start..<start + day).formatted(style(.numeric, .omitted)))  // expect: 11/14/2023 – 11/15/2023
print((start..<start + day).formatted(style(.complete, .omitted)))  // expect: Tuesday, November 14 – Wednesday, November 15, 2023
print((start..<start + hour).formatted(style(nil, nil).hour().minute()))  // expect: 10:13 – 11:13 PM
print((start..<start + day).formatted(style(nil, nil).month().day()))  // expect: Nov 14 – 15
print((start..<start + 30 * day).formatted(style(nil, nil).month(.wide).day()))  // expect: November 14 – December 14
print((start..<start + hour).formatted(style(nil, nil)))  // expect: 11/14/2023, 10:13 – 11:13 PM
