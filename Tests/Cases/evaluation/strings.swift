let name = "World"
print("Hello, \(name)!")  // expect: Hello, World!
print("a" + "b", "abc".count, "".isEmpty, "abc".isEmpty)  // expect: ab 3 true false
print("Straße".uppercased(), "ÀÉÎ".lowercased(), "hello world".capitalized)  // expect: STRASSE àéî Hello World
print("abc".hasPrefix("ab"), "abc".hasSuffix("bc"), "abc".contains("b"), "abc".contains("x"))  // expect: true true true false
print("a,b,,c".split(separator: ","))  // expect: ["a", "b", "c"]
print("abc".reversed().map { String($0) }.joined(separator: "-"))  // expect: c-b-a
print(String("abc".reversed()))  // expect: cba
print(String(repeating: "ab", count: 3))  // expect: ababab
print("👨‍👩‍👧‍👦e\u{301}🇩🇪🇫🇷".count)  // expect: 4
for character in "héy" { print(character) }  // expect: h | é | y
var text = "abc"
text += "d"
text.append("e")
print(text, text.first!, text.last!, text.prefix(2), text.dropFirst(2), text.suffix(1))  // expect: abcde a e ab cde e
let index = text.index(text.startIndex, offsetBy: 2)
print(text[index], text[..<index], text[index...])  // expect: c ab cde
print("b" < "a", "a" < "b", "abc" == "abc")  // expect: false true true
print(#"raw \n \(name)"#)  // expect: raw \n \(name)
print("tab\tquote\"backslash\\")  // expect: tab	quote"backslash\
print(["a", "b"], "\("x")", Optional("y") as Any)  // expect: ["a", "b"] x Optional("y")
print(String(describing: 5), String(5), String(2.5), String(true), String(255, radix: 16))  // expect: 5 5 2.5 true ff
print("abc".map { $0.uppercased() })  // expect: ["A", "B", "C"]
print("a1b2".filter { $0.isNumber }, "a1".first!.isLetter)  // expect: 12 true
let digit: Character = "7"
print(digit.wholeNumberValue ?? 0, digit.isWholeNumber)  // expect: 7 true
print("x".isEmpty ? "empty" : "full")  // expect: full
let poem = """
    two
      lines
    """
print(poem == "two\n  lines")  // expect: true
