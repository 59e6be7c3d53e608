struct S { var a: [S] = []; var me: S { self } }
var k = \S.me
for _ in 0..<60_000 { k = k.appending(path: \.me) }
let s = S()[keyPath: k]
Text("x")
