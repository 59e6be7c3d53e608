import SwiftUI
struct Carousel: View {
    @State private var position: Int? = 2
    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 16) {
                    ForEach(0..<10) { i in
                        RoundedRectangle(cornerRadius: 25)
                            .fill(Color(hue: Double(i) / 10, saturation: 1, brightness: 1).gradient)
                            .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 16)
                            .scrollTransition(axis: .horizontal) { content, phase in
                                content
                                    .scaleEffect(phase.isIdentity ? 1 : 0.85)
                                    .opacity(phase.isIdentity ? 1 : 0.6)
                                    .rotation3DEffect(.degrees(phase.value * -20), axis: (x: 0, y: 1, z: 0))
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollIndicators(.hidden)
            .scrollPosition(id: $position, anchor: .center)
            .scrollClipDisabled()
            .frame(height: 200)
            Text(position.map { "Page \($0 + 1)" } ?? "Nothing")
        }
    }
}
#Preview { Carousel() }
