var text = Text("a")
for _ in 0..<700 { text = text.bold() }
text
