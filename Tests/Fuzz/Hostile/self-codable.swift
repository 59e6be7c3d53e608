class A: Codable { var a: A?; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(self) } }
_ = try? JSONEncoder().encode(A())
Text("x")
