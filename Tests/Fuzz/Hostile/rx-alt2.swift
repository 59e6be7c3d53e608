let s = String(repeating: "a", count: 5_000)
Text(s.contains(/(a|aa)+$b/) ? "y" : "n")
Text("x")
