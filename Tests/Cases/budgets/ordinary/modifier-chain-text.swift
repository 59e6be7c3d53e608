var text = Text("a")
for _ in 0..<1_500 { text = text.bold() }
text
