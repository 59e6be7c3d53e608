import Foundation
let text = "Hello, Wörld! 👋🏽"
print(text.count, text.uppercased(), text.lowercased(), text.reversed().map(String.init).joined())  // expect: 15 HELLO, WÖRLD! 👋🏽 hello, wörld! 👋🏽 👋🏽 !dlröW ,olleH
if let comma = text.firstIndex(of: ",") {
    print(text[..<comma], text[text.index(after: comma)...], text.distance(from: text.startIndex, to: comma))  // expect: Hello  Wörld! 👋🏽 5
}
let second = text.index(text.startIndex, offsetBy: 1)
print(text[second], text[second...text.index(second, offsetBy: 3)], text.prefix(5), text.suffix(2), text.dropFirst(7).prefix(5))  // expect: e ello Hello  👋🏽 Wörld
print(text.hasPrefix("Hell"), text.hasSuffix("👋🏽"), text.contains("Wör"), text.contains { $0.isNumber })  // expect: true true true false
let csv = "name,age;ann,31;bob,"
let rows = csv.split(separator: ";").map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
print(rows, rows[2][1].isEmpty)  // expect: [["name", "age"], ["ann", "31"], ["bob", ""]] true
print(csv.components(separatedBy: ";").count, csv.replacingOccurrences(of: ",", with: ":"))  // expect: 3 name:age;ann:31;bob:
var s = "abc"
s.append("d")
s += "ef"
s.insert("X", at: s.startIndex)
s.insert(contentsOf: "--", at: s.index(s.startIndex, offsetBy: 2))
print(s, s.removeLast(), s.removeFirst(), s)  // expect: Xa--bcdef f X a--bcde
s.remove(at: s.index(s.startIndex, offsetBy: 1))
print(s, s.isEmpty, String(s.reversed()), String(repeating: "ab", count: 2))  // expect: a-bcde false edcb-a abab
s.removeAll()
print(s.isEmpty, "[\(s)]")  // expect: true []
let multi = """
    one
      two \
    three
    "quoted" \(1 + 1)
    """
print(multi.split(separator: "\n").map(String.init))  // expect: ["one", "  two three", "\"quoted\" 2"]
for (index, character) in "héy".enumerated() { print(index, character) }  // expect: 0 h | 1 é | 2 y
print("a" < "b", "apple" == "Apple".lowercased(), "abc" < "abd", "Z" < "a")  // expect: true true true true
let isPalindrome = { (s: String) -> Bool in
    let letters = s.lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("nope"))  // expect: true false
print("  trim me ".trimmingCharacters(in: .whitespaces), "x-y_z".map { $0 == "-" ? "+" : $0 }.count)  // expect: trim me 5
print("hello world".capitalized, "swift".first!, "swift".last!, "a,b".firstIndex(of: ",") != nil)  // expect: Hello World s t true
print(Character("a").isLetter, Character("5").wholeNumberValue!, "ß".uppercased(), "e\u{301}".count)  // expect: true 5 SS 1
print(String(format: "%.2f|%5d|%03d|%x", 3.14159, 42, 7, 255))  // expect: 3.14|   42|007|ff
print("abc".map { $0.asciiValue! }, "ab".utf8.count, "é".utf8.count)  // expect: [97, 98, 99] 2 2
print("one two".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))  // expect: One Two
print("a1b2".filter(\.isNumber), "a1b2".allSatisfy(\.isASCII), "3.5".contains("."), "ab".elementsEqual("ab"))  // expect: 12 true true true
let substring = "hello"[..<"hello".index("hello".startIndex, offsetBy: 2)]
print(String(substring) + "!", substring == "he")  // expect: he! true
print("%", "50%", "tab\there", #"raw \n "x""#, "\u{1F600}".count)  // expect: % 50% tab	here raw \n "x" 1
print("abc".compare("abd") == .orderedAscending, "A".caseInsensitiveCompare("a") == .orderedSame)  // expect: true true
print("Name".padding(toLength: 8, withPad: ".", startingAt: 0), "x".isEmpty ? 1 : 2)  // expect: Name.... 2
