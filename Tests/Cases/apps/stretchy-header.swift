import SwiftUI
struct StretchyHeader: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let minY = proxy.frame(in: .scrollView(axis: .vertical)).minY
                    let isPulled = minY > 0
                    LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
                        .overlay(alignment: .bottomLeading) { Text("Title").font(.largeTitle.bold()).foregroundStyle(.white).padding() }
                        .frame(width: proxy.size.width, height: proxy.size.height + (isPulled ? minY : 0))
                        .offset(y: isPulled ? -minY : 0)
                }
                .frame(height: 220)
                ForEach(0..<10) { i in
                    Text("Row \(i)").padding().frame(maxWidth: .infinity, alignment: .leading)
                        .visualEffect { content, proxy in
                            content.offset(x: -max(0, proxy.frame(in: .global).minY / 20)).blur(radius: 0).hueRotation(.degrees(proxy.size.width / 10))
                        }
                    Divider().padding(.leading)
                }
            }
        }
        .ignoresSafeArea(edges: .top)
        .scrollBounceBehavior(.basedOnSize)
        .background(Color(.systemGroupedBackground))
    }
}
#Preview { StretchyHeader() }
