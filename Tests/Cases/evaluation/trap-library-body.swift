var items = [1, 2]
items.removeSubrange(1..<5)  // trap: range is out of bounds 0..<2
