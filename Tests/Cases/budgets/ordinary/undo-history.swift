struct Document { var title = ""; var lines: [String] = [] }
var document = Document(), history: [Document] = []
for i in 0..<1_000 { history.append(document); document.lines.append("Line \(i)") }
Text("\(history.count)")
