let words = String(repeating: "one two three ", count: 120).split(separator: " ")
words.reduce(Text("")) { $0 + Text($1).foregroundStyle(.red) + Text(" ") }
