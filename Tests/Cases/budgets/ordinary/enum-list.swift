indirect enum List<T> {
    case empty, node(T, List<T>)
    var count: Int { var n = 0, rest = self; while case .node(_, let next) = rest { n += 1; rest = next }; return n }
}
var list = List<Int>.empty
for i in 0..<1_500 { list = .node(i, list) }
Text("\(list.count)")
