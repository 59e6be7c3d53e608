// derived: the values of a case are a tuple to a pattern that names them all at once.
enum Part { case size(width: Int, height: Int), point((Int, Int)), empty }
func describe(_ part: Part) -> String {
    switch part {
    case .size(let both): "size \(both.width) \(both.height)"
    case .point(let x, let y): "point \(x) \(y)"
    case .empty: "empty"
    }
}
print([Part.size(width: 1, height: 2), .point((3, 4)), .empty].map(describe))  // expect: ["size 1 2", "point 3 4", "empty"]
