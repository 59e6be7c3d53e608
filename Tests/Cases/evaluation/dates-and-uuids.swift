import Foundation
let epoch = Date(timeIntervalSince1970: 0)
print(epoch.timeIntervalSince1970, epoch.addingTimeInterval(60).timeIntervalSince(epoch), epoch < Date(timeIntervalSince1970: 1))  // expect: 0.0 60.0 true
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let components = DateComponents(year: 2024, month: 2, day: 28, hour: 13, minute: 5)
let date = calendar.date(from: components)!
let next = calendar.date(byAdding: .day, value: 2, to: date)!
print(calendar.component(.day, from: next), calendar.component(.month, from: next), calendar.component(.weekday, from: date))  // expect: 1 3 4
print(calendar.dateComponents([.day, .hour], from: date, to: next).day!, calendar.isDate(date, inSameDayAs: next), calendar.startOfDay(for: date) < date)  // expect: 2 false true
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.string(from: date))  // expect: 2024-02-28 13:05
formatter.dateFormat = "EEEE, MMM d"
print(formatter.string(from: next))  // expect: Friday, Mar 1
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id.uuidString, UUID(uuidString: "nope") == nil, UUID() != UUID())  // expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F true true
struct Item: Identifiable { let id = UUID(); let due: Date }
let items = [3, 1, 2].map { Item(due: epoch.addingTimeInterval(Double($0) * 3600)) }
print(items.sorted { $0.due < $1.due }.map { $0.due.timeIntervalSince1970 }, Set(items.map(\.id)).count)  // expect: [3600.0, 7200.0, 10800.0] 3
print(items.map(\.due).max()! == epoch + 10800, epoch.distance(to: items[0].due))  // expect: true 10800.0
let url = URL(string: "https://example.com/a/b?x=1")!
print(url.host ?? "-", url.path, url.lastPathComponent, url.scheme!)  // expect: example.com /a/b b https
print(Locale(identifier: "en_US").identifier, TimeZone(secondsFromGMT: 3600)!.secondsFromGMT())  // expect: en_US 3600
print(abs(Date.timeIntervalSinceReferenceDate - Date().timeIntervalSinceReferenceDate) < 10)  // expect: true
