import Foundation

let short = Duration.seconds(75.5)
print(short.formatted())  // expect: 0:01:16
print(short.formatted(.time(pattern: .minuteSecond)))  // expect: 1:16
print(short.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1))))  // expect: 01:15.5
print(Duration.seconds(3723).formatted(.time(pattern: .hourMinuteSecond)))  // expect: 1:02:03
print(Duration.seconds(3723).formatted(.time(pattern: .hourMinute)))  // expect: 1:02
print(Duration.seconds(3723).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide)))  // expect: 1 hour, 2 minutes, 3 seconds
print(Duration.seconds(3723).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated)))  // expect: 1 hr, 2 min
print(Duration.seconds(90).formatted(.units(width: .narrow)))  // expect: 1m 30s
print(Duration.seconds(90).formatted(.units(allowed: [.days, .hours, .minutes], width: .wide, maximumUnitCount: 1)))  // expect: 2 minutes
let (seconds, attoseconds) = Duration.milliseconds(1500).components
print(seconds, attoseconds)  // expect: 1 500000000000000000
print(Duration.seconds(3) + .milliseconds(250) > .seconds(3), Duration.seconds(3) / .seconds(2))  // expect: true 1.5

final class Counter { var ticks = 0; var name: String? }
var counter: Counter? = Counter()
let tick = { [weak counter] in counter?.ticks += 1 }
tick()
tick()
counter?.ticks *= 5
counter?.name? += "!"
print(counter?.ticks ?? -1, counter?.name ?? "none")  // expect: 10 none
counter = nil
counter?.ticks += 1
print(counter == nil)  // expect: true
