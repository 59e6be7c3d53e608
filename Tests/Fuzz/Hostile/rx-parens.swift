let r = try? Regex(String(repeating: "(", count: 90) + "a*" + String(repeating: ")*", count: 90))
Text(String(repeating: "a", count: 3_000).contains(r!) ? "y" : "n")
Text("x")
