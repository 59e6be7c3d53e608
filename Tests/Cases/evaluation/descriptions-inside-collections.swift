print([Set([1])], [0..<3], [1...2], Optional(0..<3) as Any, ["a": Set(["x"])], [[1, 2][...]], (1..<2, [1][0...]))  // expect: [Set([1])] [Range(0..<3)] [ClosedRange(1...2)] Optional(Range(0..<3)) ["a": Set(["x"])] [ArraySlice([1, 2])] (Range(1..<2), ArraySlice([1]))
struct S { var r = 0..<2; var s: Set = [1]; var a = [1, 2][...]; var sub = "abc".prefix(2); var c: Character = "x"; var d: Double? = 2; var f: Float = 1.5 }
print(S(), "\([0..<1])", [0..<3, 1..<2].description)  // expect: S(r: Range(0..<2), s: Set([1]), a: ArraySlice([1, 2]), sub: "ab", c: "x", d: Optional(2.0), f: 1.5) [Range(0..<1)] [Range(0..<3), Range(1..<2)]
print(0..<3, 1...2, Set([4]), [1, 2][...], [(1, "a")], [Optional("x")], ["k": [1: "v"]])  // expect: 0..<3 1...2 [4] [1, 2] [(1, "a")] [Optional("x")] ["k": [1: "v"]]
debugPrint(0..<3, "a", [1][...])  // expect: Range(0..<3) "a" ArraySlice([1])
print([Character("a")], ["a"[...]], [2.0 as Float], [nil as Int?], [true])  // expect: ["a"] ["a"] [2.0] [nil] [true]
