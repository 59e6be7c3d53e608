Text((try? AttributedString(markdown: String(repeating: "![a](b", count: 20_000))) ?? "")
Text("x")
