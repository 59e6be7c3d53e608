let texts = [
    String(repeating: "*", count: 20_000) + "[a](" + String(repeating: "b", count: 100_000) + ")",
    String(repeating: "^[a](b", count: 20_000), String(repeating: "`a", count: 100_001),
]
VStack { ForEach(texts, id: \.self) { Text((try? AttributedString(markdown: $0)) ?? "").lineLimit(1) } }
