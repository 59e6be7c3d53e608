let s = String(repeating: "ab", count: 200_000)
Text(s.contains(/((a)(b))*c/) ? "y" : "n")
Text("x")
