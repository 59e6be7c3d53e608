// Foundation of Linux has none of these: the words are those of the Unicode locale data and of Apple's documentation.
import Foundation
let hour = 3600.0
let relative = RelativeDateTimeFormatter()
print([0, -60, -hour, -2 * hour, -24 * hour, -24 * hour * 14, 24 * hour].map { relative.localizedString(fromTimeInterval: $0) })  // expect: ["in 0 seconds", "1 minute ago", "1 hour ago", "2 hours ago", "1 day ago", "2 weeks ago", "in 1 day"]
relative.dateTimeStyle = .named
print([0, -24 * hour, 24 * hour, -24 * hour * 7, 24 * hour * 400].map { relative.localizedString(fromTimeInterval: $0) })  // expect: ["now", "yesterday", "tomorrow", "last week", "next year"]
relative.unitsStyle = .short
print(relative.localizedString(fromTimeInterval: -5 * hour), relative.localizedString(fromTimeInterval: 90))  // expect: 5 hr. ago in 1 min.
print(Date.now.addingTimeInterval(-2 * hour).formatted(.relative(presentation: .numeric)))  // expect: 2 hours ago
let time = DateComponentsFormatter()
time.allowedUnits = [.hour, .minute, .second]
print(time.string(from: 3725) ?? "", time.string(from: 65) ?? "")  // expect: 1:02:05 1:05
time.unitsStyle = .abbreviated
print(time.string(from: 3725) ?? "", time.string(from: 3600) ?? "")  // expect: 1h 2m 5s 1h
time.unitsStyle = .full
time.maximumUnitCount = 2
print(time.string(from: 3725) ?? "")  // expect: 1 hour, 2 minutes
time.unitsStyle = .positional
time.allowedUnits = [.minute, .second]
time.zeroFormattingBehavior = .pad
print(time.string(from: 65) ?? "")  // expect: 01:05
var name = PersonNameComponents(namePrefix: "Mr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esquire", nickname: "Tommy")
print(name.formatted(), "|", name.formatted(.name(style: .short)), "|", name.formatted(.name(style: .long)), "|", name.formatted(.name(style: .abbreviated)))  // expect: Thomas Clark | Tommy | Mr. Thomas Louis Clark Esquire | TC
print(try PersonNameComponents("Ann Lee").familyName ?? "")  // expect: Lee
let length = MeasurementFormatter()
length.unitOptions = .providedUnit
length.unitStyle = .long
print(length.string(from: Measurement(value: 5, unit: UnitLength.kilometers)))  // expect: 5 kilometers
print(URL(string: "https://www.example.com/a?q=1")!.formatted(), URL(string: "https://example.com/a")!.formatted(.url.scheme(.never).path(.omitWhen(.host, matches: ["example.com"]))))  // expect: https://www.example.com/a example.com
