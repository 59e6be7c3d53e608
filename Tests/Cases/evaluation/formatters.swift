import Foundation
let decimal = NumberFormatter()
decimal.numberStyle = .decimal
decimal.minimumFractionDigits = 2
decimal.groupingSeparator = " "
let ordinal = NumberFormatter()
ordinal.numberStyle = .ordinal
let words = NumberFormatter()
words.numberStyle = .spellOut
let padded = NumberFormatter()
padded.minimumIntegerDigits = 3
padded.positivePrefix = "+"
let numbers = [0, 1, 3, 11, 21, 112, 1000]
print(numbers.map { decimal.string(from: NSNumber(value: $0))! })  // expect: ["0.00", "1.00", "3.00", "11.00", "21.00", "112.00", "1 000.00"]
print(numbers.map { ordinal.string(from: NSNumber(value: $0))! })  // expect: ["0th", "1st", "3rd", "11th", "21st", "112th", "1,000th"]
print(numbers.map { words.string(from: NSNumber(value: $0))! })  // expect: ["zero", "one", "three", "eleven", "twenty-one", "one hundred twelve", "one thousand"]
print(numbers.map { padded.string(from: NSNumber(value: $0))! })  // expect: ["+000", "+001", "+003", "+011", "+021", "+112", "+1000"]
print(decimal.number(from: "12.5")?.doubleValue ?? 0, decimal.number(from: "abc") == nil)  // expect: 12.5 true
let lengths = LengthFormatter()
lengths.numberFormatter.locale = Locale(identifier: "en_US")
print(lengths.string(fromValue: 4.5, unit: .kilometer), lengths.string(fromValue: 1234.5678, unit: .meter))  // expect: 4.5 km 1,234.568 m
print(lengths.string(fromMeters: 5000), lengths.string(fromMeters: 1500), lengths.string(fromMeters: 0.5), lengths.string(fromMeters: 0.2))  // expect: 3.107 mi 1,640.42 yd 1.64 ft 7.874 in
lengths.unitStyle = .long
print(lengths.string(fromValue: 1, unit: .foot), lengths.string(fromValue: 2.5, unit: .foot), lengths.unitString(fromValue: 1, unit: .mile))  // expect: 1 foot 2.5 feet mile
lengths.unitStyle = .short
print(lengths.string(fromValue: 4.5, unit: .inch), lengths.string(fromValue: 1, unit: .yard))  // expect: 4.5″ 1yd
