var steps: [(Int) -> Int] = []
for i in 0..<50 { steps.append { $0 + i } }
let all = steps.reduce({ $0 }) { f, g in { g(f($0)) } }
Text("\(all(0))")
