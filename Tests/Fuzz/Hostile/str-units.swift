let s = String(repeating: "x", count: 20_000_000)
print(s.utf8.count, s.utf16.count, s.unicodeScalars.count)
Text("x")
