final class C { var d: [Any] = [] }
var c = C()
for _ in 0..<100_000 { let e = C(); e.d = [1,2,3,4,5,6,7,8,9,c]; c = e }
Text("x")
