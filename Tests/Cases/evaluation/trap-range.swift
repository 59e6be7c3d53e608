let upper = 1
for i in 3..<upper { print(i) }  // trap: range requires lowerBound <= upperBound
