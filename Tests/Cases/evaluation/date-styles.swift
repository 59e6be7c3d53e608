import Foundation
let start = Date(timeIntervalSince1970: 1_700_000_000)
let iso = Date.ISO8601FormatStyle.iso8601
print(start.formatted(.iso8601), start.formatted(.iso8601.year().month().day()), start.ISO8601Format())  // expect: 2023-11-14T22:13:20Z 2023-11-14 2023-11-14T22:13:20Z
print(start.formatted(.iso8601.year().month().day().dateSeparator(.omitted)), start.formatted(.iso8601.time(includingFractionalSeconds: false)))  // expect: 20231114 22:13:20
print(try Date("2023-11-14T22:13:20Z", strategy: .iso8601) == start, (try? Date("yesterday", strategy: .iso8601)) == nil)  // expect: true true
