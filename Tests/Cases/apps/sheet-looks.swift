struct V: View {
    var body: some View {
        Text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
        .sheet(isPresented: .constant(true)) {
            Text("Sheet").presentationDetents([.height(300)]).presentationCornerRadius(4).presentationBackground(.ultraThinMaterial)
              .presentationBackgroundInteraction(.enabled)
        }
    }
}
V()
