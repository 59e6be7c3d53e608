var text = Text("")
for i in 0..<1_200 { text = text + Text("\(i) ").bold() }
text
