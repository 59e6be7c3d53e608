let names: [String: Int] = [:]
print(names["a"]!)  // trap: unexpectedly found nil while unwrapping an Optional value
