let s = String(repeating: "ab", count: 200_000)
Text(s.contains(/(?:ab)*?c/) ? "y" : "n")
Text("x")
