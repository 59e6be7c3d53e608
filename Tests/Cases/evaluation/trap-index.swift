let items = [1, 2]
func item(_ i: Int) -> Int { items[i] }  // trap: index out of range
print(item(1))  // expect: 2
print(item(2))
