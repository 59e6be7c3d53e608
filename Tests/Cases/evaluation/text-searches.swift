import Foundation
let text = "Hello, World"
print(text.range(of: "world", options: .caseInsensitive) != nil, text.range(of: "world") == nil)  // expect: true true
print(text.distance(from: text.startIndex, to: text.range(of: "o", options: .backwards)!.lowerBound))  // expect: 8
print(text.range(of: "ello", options: .anchored) == nil, text.replacingOccurrences(of: "L", with: "_", options: .caseInsensitive))  // expect: true He__o, Wor_d
print("swift".commonPrefix(with: "swing"), "ab".appending("c"), text.firstIndex(of: ",")!.utf16Offset(in: text))  // expect: swi abc 5
"one\ntwo\nthree".enumerateLines { line, stop in
    print(line)  // expect: one | two
    if line == "two" { stop = true }
}
let allowed = CharacterSet.alphanumerics.union(.whitespaces)
print("a1! b".unicodeScalars.filter { allowed.contains($0) }.count)  // expect: 4
