struct Document { var title = ""; var lines: [String] = [] }
var document = Document(), history: [Document] = []
for i in 0..<300 { history.append(document); document.lines.append("Line \(i)") }
Text("\(history.count)")
