let s = String(repeating: "a", count: 200_000)
Text(s.contains(/(?=(a*))*b/) ? "y" : "n")
Text("x")
