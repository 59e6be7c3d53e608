struct TransformsDemo: View {
  var body: some View {
    VStack {
      Rectangle()
        .containerRelativeFrame(.horizontal) { length, axis in
          if axis == .vertical {
            return length / 2 // This line will not execute because .vertical is not set in axes
          } else {
            return length * (2 / 3)
          }
        }
    }.frame(height: 100)
  }
}
