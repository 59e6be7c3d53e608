struct Row<each Item: View>: View {
    let items: (repeat each Item)

    init(_ items: repeat each Item) { self.items = (repeat each items) }

    var body: some View {
        HStack { TupleView((repeat (each items).padding(4))) }
    }
}

struct Boxed<each Content: View>: View {
    let content: TupleView<(repeat each Content)>

    init(@ViewBuilder content: () -> TupleView<(repeat each Content)>) { self.content = content() }

    var body: some View { VStack { content }.border(.red) }
}

func row<each Item: View>(_ items: repeat each Item) -> some View { HStack { TupleView((repeat each items)) } }

VStack {
    Row(Text("Total"), Circle(), Button("Pay") {})
    Boxed {
        Text("First")
        Text("Second")
    }
    row(Text("One"), Color.red.frame(width: 10, height: 10))
    row(Text("Alone"))
    ForEach(["a", "b"].lazy.map { $0.uppercased() }, id: \.self) { Text($0) }
}
