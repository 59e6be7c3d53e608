Image(systemName: "none" + String(repeating: ".circle.fill", count: 40))
