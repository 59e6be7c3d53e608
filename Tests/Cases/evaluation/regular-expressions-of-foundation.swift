import Foundation

let text = "due 2024-05-17 and 2025-06-18"
let dates = try! NSRegularExpression(pattern: "(\\d{4})-(\\d{2})", options: [.caseInsensitive])
let all = NSRange(text.startIndex..., in: text)
print(dates.matches(in: text, range: all).map { $0.range.location })  // expect: [4, 19]
print(dates.numberOfMatches(in: text, options: [], range: NSRange(location: 6, length: 20)))  // expect: 1
print(dates.stringByReplacingMatches(in: text, options: [], range: all, withTemplate: "$2/$1"))  // expect: due 05/2024-17 and 06/2025-18
let first = dates.firstMatch(in: text, range: all)!
print(first.numberOfRanges, String(text[Range(first.range(at: 1), in: text)!]))  // expect: 3 2024
print(NSRegularExpression.escapedPattern(for: "a.b"))  // expect: a\.b
print(Range(NSRange(location: 40, length: 2), in: text) == nil)  // expect: true
do { _ = try NSRegularExpression(pattern: "(") } catch { print("refused") }  // expect: refused
