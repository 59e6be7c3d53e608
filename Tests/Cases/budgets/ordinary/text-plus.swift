var text = Text("")
for i in 0..<2_000 { text = text + Text("\(i) ").bold() }
text
