struct Spinner: UIViewRepresentable {
    @Binding var on: Bool
    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let v = UIActivityIndicatorView(style: .large)
        v.hidesWhenStopped = true
        return v
    }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
        on ? uiView.startAnimating() : uiView.stopAnimating()
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject {
        var parent: Spinner
        init(_ parent: Spinner) { self.parent = parent }
    }
}
struct ContentView: View {
    @State private var on = true
    var body: some View { VStack { Spinner(on: $on).frame(height: 60); Text("Hi") } }
}
