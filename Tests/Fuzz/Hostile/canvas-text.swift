Canvas { c, s in for i in 0..<50_000 { c.draw(Text("hello \(i)"), at: .zero) } }
