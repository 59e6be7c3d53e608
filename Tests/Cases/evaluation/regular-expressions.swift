let text = "abc 12-xy, 345-z"
let pair = /(\d+)-(\w+)/
if let match = text.firstMatch(of: pair) {
    print(match.0, match.1, match.2, match.output.1)  // expect: 12-xy 12 xy 12
    print(text[match.range], text.distance(from: text.startIndex, to: match.range.lowerBound))  // expect: 12-xy 4
}
print(text.matches(of: pair).map { $0.1 }, text.contains(pair), "none".contains(pair))  // expect: ["12", "345"] true false
if let date = "2024-01-02".wholeMatch(of: /(?<year>\d{4})-(?<month>\d\d)-(\d\d)/) {
    print(date.year, date.month, date.3, date.output.year)  // expect: 2024 01 02 2024
}
print("2024-01-02 ".wholeMatch(of: /\d+-\d+-\d+/) == nil, "12a".prefixMatch(of: /\d+/)?.0 ?? "-")  // expect: true 12
print("a1b22".replacing(/\d+/, with: "#"), "a1b22".replacing(/[a-z](\d+)/) { "<\($0.1)>" })  // expect: a#b# <1><22>
print("a, b;c".split(separator: /[,;]\s*/), "  x".trimmingPrefix(/\s+/), "a1b2".ranges(of: /\d/).count)  // expect: ["a", "b", "c"] x 2
if let sign = "+7".wholeMatch(of: /([+-])?(\d+)/), let none = "7".wholeMatch(of: /([+-])?(\d+)/) {
    print(sign.1 ?? "-", none.1 ?? "-", none.2)  // expect: + - 7
}
print("aaa".firstMatch(of: /a+?/)!.0, "<b><i>".firstMatch(of: /<.+?>/)!.0, "<b><i>".firstMatch(of: /<.+>/)!.0)  // expect: a <b> <b><i>
print("Swift".contains(/(?i)swift/), "SWIFT".contains(/swift/.ignoresCase()), "swift".contains(/SWIFT/))  // expect: true true false
print("abab".wholeMatch(of: /(ab)\1/) != nil, "foobar".firstMatch(of: /foo(?=bar)/)!.0, "food".contains(/foo(?!d)/))  // expect: true foo false
print("cat concat cat".ranges(of: /\bcat\b/).count, "a.b".replacing(/\./, with: "-"), "x\ny".contains(/x.y/))  // expect: 2 a-b false
print("cat|dog".matches(of: /cat|dog/).count, "[x]".contains(/\[x\]/), "é1".firstMatch(of: /\w+/)!.0, "a😀b".firstMatch(of: /a.b/) != nil)  // expect: 2 true é1 true
let word = try Regex("[a-z]+")
if let found = "12 abc".firstMatch(of: word) { print(found.output[0].substring ?? "", found[0].substring ?? "") }  // expect: abc abc
let typed = try Regex("(\\w)(\\d)", as: (Substring, Substring, Substring).self)
print("x a1".firstMatch(of: typed)!.2, (try? Regex("(")) == nil)  // expect: 1 true
func kind(_ text: String) -> String {
    switch text {
    case _ where text.contains(/^\d+$/): "number"
    case _ where (try? /^\w+@\w+\.\w+$/.wholeMatch(in: text)) != nil: "address"
    default: "text"
    }
}
print(kind("12"), kind("a@b.c"), kind("a b"))  // expect: number address text
