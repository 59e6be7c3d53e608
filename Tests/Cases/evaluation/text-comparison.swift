// Texts compared and changed otherwise than letter by letter.
import Foundation
print("file10".compare("file9", options: .numeric).rawValue, "a02".compare("a2", options: .numeric).rawValue, "A".compare("a", options: .caseInsensitive).rawValue)  // expect: 1 0 0
print(["b10", "B9", "a1", "b2"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })  // expect: ["a1", "b2", "B9", "b10"]
print("Résumé Çà Ñandú Łódź".folding(options: .diacriticInsensitive, locale: nil), "Éa".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil))  // expect: Resume Ca Nandu Łodz ea
print("cafe\u{301}".folding(options: .diacriticInsensitive, locale: nil).count, "Älg".compare("alg", options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame)  // expect: 4 true
let text = "abc12"
if let range = text.rangeOfCharacter(from: .decimalDigits) { print(text[range], text[..<range.lowerBound]) }  // expect: 1 abc
print("xyz".rangeOfCharacter(from: CharacterSet(charactersIn: "q")) == nil)  // expect: true
print("a.b.c".replacing(".", with: "", maxReplacements: 1), "abcabc".ranges(of: "bc").count, "  x ".trimmingPrefix(while: \.isWhitespace), "key=value".trimmingPrefix("key="))  // expect: ab.c 2 x  value
print(String(format: "%E|%e|%G|%g", 12345.678, 0.00012, 1e10, 0.5))  // expect: 1.234568E+04|1.200000e-04|1E+10|0.5
print(4.leadingZeroBitCount, UInt8(1).leadingZeroBitCount, 1.0.nextUp, 1.0.nextDown, Int("ff".dropFirst(), radix: 16)!)  // expect: 61 7 1.0000000000000002 0.9999999999999999 15
struct Fibonacci: Sequence, IteratorProtocol {
    var a = 0, b = 1
    mutating func next() -> Int? {
        defer { (a, b) = (b, a + b) }
        return a
    }
}
print(Fibonacci().dropFirst(5).prefix(3).map { $0 })  // expect: [5, 8, 13]
struct Code { init?(_ number: Int) { nil } }
print(Code(1) == nil ? "none" : "some")  // expect: none
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let day = Date(timeIntervalSince1970: 86400 * 40)
print(calendar.compare(day, to: day.addingTimeInterval(60), toGranularity: .month) == .orderedSame, calendar.compare(day, to: day.addingTimeInterval(86400), toGranularity: .day).rawValue)  // expect: true -1
print("áb1 cÉ".matches(of: #/\p{L}+/#).map { String($0.output) }, "aB!?".matches(of: #/[\p{Lu}\p{P}]/#).map { String($0.output) }, "a1".contains(#/\P{L}/#))  // expect: ["áb", "cÉ"] ["B", "!", "?"] true
