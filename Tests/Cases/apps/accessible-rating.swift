struct Rating: View {
    @ScaledMetric(relativeTo: .title) private var size: CGFloat = 32
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
    @Environment(\.legibilityWeight) var legibility
    var body: some View {
        HStack {
            ForEach(0..<5) { _ in Image(systemName: differentiate ? "star.circle" : "star.fill").resizable().frame(width: size, height: size) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Rating"))
        .accessibilityValue("5 of 5")
        .accessibilityAddTraits([.isButton, .isSelected])
        .accessibilityRemoveTraits(.isImage)
        .accessibilityHint("Double tap to change")
        .accessibilitySortPriority(1)
        .accessibilityAction(named: "Reset") {}
        .accessibilityInputLabels(["Stars", "Rating"])
        .animation(reduceMotion ? nil : .default, value: size)
        .speechAlwaysIncludesPunctuation()
    }
}
