struct ViewThatFitsDemo: View {
    var body: some View {
        VStack(spacing: 24) {
            ViewThatFits {
                Label("Wide layout with full description", systemImage: "star.fill")
                Label("Star", systemImage: "star.fill")
            }
            .frame(width: 300)
            .padding()
            .background(.blue.opacity(0.15), in: .rect(cornerRadius: 8))

            ViewThatFits {
                Label("Wide layout with full description", systemImage: "star.fill")
                Label("Star", systemImage: "star.fill")
            }
            .frame(width: 80)
            .padding()
            .background(.green.opacity(0.15), in: .rect(cornerRadius: 8))
        }
        .padding()
    }
}
