Text((try? AttributedString(markdown: String(repeating: "^[", count: 20_000))) ?? "")
