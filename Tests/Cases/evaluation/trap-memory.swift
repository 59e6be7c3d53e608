var text = "0123456789"
for _ in 0..<40 { text += text }  // trap: evaluation does more work than 1000000 steps do
print(text.count)
