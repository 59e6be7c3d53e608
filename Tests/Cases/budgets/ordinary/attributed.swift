var text = AttributedString()
for i in 0..<200 { var part = AttributedString("\(i) "); part.foregroundColor = i % 2 == 0 ? .red : .blue; text += part }
Text(text)
