var text = "0123456789"
for _ in 0..<40 { text += text }  // trap: evaluation needs more than 48 MB of memory
print(text.count)
