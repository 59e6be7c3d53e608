print("é" == "e\u{301}")  // expect: true
let c: Character = "é"
let d: Character = "e\u{301}"
print(c == d, c.hashValue == d.hashValue)  // expect: true true
print(["é": 1]["e\u{301}"] ?? 0)  // expect: 1
print(Set(["é", "e\u{301}"]).count)  // expect: 1
print("e\u{301}" < "f", "é" < "e\u{301}a", "é" < "z", "é" > "z")  // expect: false true false true
print("Å" == "\u{212B}", "Å" == "A\u{30A}")  // expect: true true
print("\u{1E69}" == "s\u{323}\u{307}", "s\u{307}\u{323}" == "s\u{323}\u{307}")  // expect: true true
print("가" == "\u{1100}\u{1161}", "각" == "\u{1100}\u{1161}\u{11A8}")  // expect: true true
print("ﬁ" == "fi")  // expect: false
print("caf\u{e9}".count, "cafe\u{301}".count)  // expect: 4 4
print("cafe\u{301}".hasSuffix("é"), "cafe\u{301}".hasPrefix("cafe"), "cafe\u{301}".contains("é"))  // expect: true false true
print("cafe\u{301}".firstIndex(of: "é") != nil)  // expect: true
switch "e\u{301}" { case "é": print("same"); default: print("other") }  // expect: same
print(["e\u{301}", "é", "f", "e", "ea"].sorted().map { $0.unicodeScalars.count })  // expect: [1, 2, 1, 2, 1]
print("e\u{301}a".split(separator: "é"))  // expect: ["a"]
print(["b", "é", "a", "z", "e"].sorted())  // expect: ["a", "b", "e", "z", "é"]
print("a\u{315}\u{300}" == "a\u{300}\u{315}", "\u{2126}" == "Ω", "\u{1F71}" == "\u{3AC}")  // expect: true true true
print(max("é", "e\u{301}").unicodeScalars.count)  // expect: 2
print(("é", 1) == ("e\u{301}", 1), ["é"] == ["e\u{301}"], Optional("é") == "e\u{301}")  // expect: true true true
print("e\u{301}".hasPrefix("e"))  // expect: false
print("\u{958}" == "\u{915}\u{93C}")  // expect: true

