struct Counter: View {
    @State private var count = 2

    var body: some View {
        VStack(spacing: 12) {
            Text("\(count)").font(.largeTitle)
            Stepper("Seats", value: $count, in: 0...9)
            ProgressView(value: Double(count), total: 9)
        }
        .padding()
    }
}
