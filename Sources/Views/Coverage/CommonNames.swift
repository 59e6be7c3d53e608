import Syntax

/// The names that most documents use, so that completion offers `font` before `focusEffectDisabled`.
public struct CommonNames {
    private var ranks: [Name: Int] = [:]

    public init() {
        for (rank, name) in CommonNames.names.utf8.split(separator: UInt8(ascii: " ")).enumerated() {
            ranks[Name(String(decoding: Array(name), as: UTF8.self))] = rank
        }
    }

    /// A name's place in the order of use; after all others if it is rare.
    ///
    /// - Parameter declaration: the declaration in short, for names that mean something rarer with other
    ///   labels.
    public func rank(of name: String, _ declaration: String) -> Int {
        ranks[Name(name)] ?? ranks[
            Name(String(decoding: declaration.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))]
            ?? ranks.count
    }

    /// By the number of Galley's own pages and test cases that use them, the most used first.
    private static let names = """
        Text VStack HStack Button ForEach Image ZStack Rectangle ScrollView ViewThatFits NavigationStack Label Spacer \
        GeometryReader List Color Circle RoundedRectangle Toggle Grid GridRow Divider ProgressView Capsule Group Section \
        Picker TextField Slider Stepper Form TabView LazyVGrid LazyVStack LazyHStack \
        frame padding(_ font background foregroundStyle opacity overlay fill buttonStyle border bold fixedSize tag offset \
        disabled aspectRatio lineLimit navigationTitle tint clipShape onChange onTapGesture onAppear ignoresSafeArea \
        controlSize rotationEffect scaleEffect contentShape gesture animation shadow multilineTextAlignment \
        containerRelativeFrame layoutPriority alignmentGuide resizable scaledToFit scaledToFill sheet alert searchable \
        pickerStyle labelsHidden labelStyle fontWeight italic safeAreaInset toolbar accessibilityLabel stroke strokeBorder \
        largeTitle title title2 title3 headline subheadline body callout footnote caption caption2 \
        primary secondary red blue green orange yellow purple pink gray black white clear \
        leading trailing center top bottom topLeading topTrailing bottomLeading bottomTrailing
        """
}
