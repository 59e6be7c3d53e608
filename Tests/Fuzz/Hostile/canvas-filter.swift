Canvas { c, s in for _ in 0..<100_000 { c.addFilter(.blur(radius: 1)) }; c.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) }
