var view = AnyView(Text("a"))
for _ in 0..<150 { view = AnyView(view.padding(0.5)) }
view
