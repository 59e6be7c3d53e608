struct Card: View {
    let title: String
    @State private var isOn = false
    var body: some View {
        VStack(spacing: 4) {
            Text(title).padding()
            if isOn { Color.red }
        }
    }
}
Card(title: "a")
// program:
//   struct Card: View
//     let title: String
//     var _isOn: State<Bool>
//       initially
//         return State<Bool>.init<Bool>(wrappedValue: false: Bool)
//     var $isOn: Binding<Bool>
//       get
//         return self._isOn.projectedValue
//     var isOn: Bool
//     var body: some View
//       get
//         return ViewBuilder.buildBlock<VStack<TupleView<(some View, Color?)>>>(ViewBuilder.buildExpression<VStack<TupleView<(some View, Color?)>>>(VStack<TupleView<(some View, Color?)>>.init<TupleView<(some View, Color?)>>(alignment: default, spacing: Optional(4.0: CGFloat), content: { () in ViewBuilder.buildBlock<(some View, Color?)>([ViewBuilder.buildExpression<some View>(Text.init<String>(self.title).padding<Text>(default, default) -> some View) -> Content, ViewBuilder.buildIf<Color>(if … else …: Color?) -> Content?]) -> TupleView<Content> })) -> Content) -> Content
//     init(title: String)
//   main
//     return Card.init(title: "a": String)
