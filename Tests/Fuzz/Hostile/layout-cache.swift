struct L: Layout { struct Cache { var a: [Int] }; func makeCache(subviews: Subviews) -> Cache { Cache(a: Array(repeating: 0, count: 10_000_000)) }
func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }
func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { } }
VStack { ForEach(0..<50, id: \.self) { _ in L { Text("a") } } }
Text("x")
