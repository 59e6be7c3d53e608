// A view drawn as an image: at its ideal size, or as large as there is room.
import SwiftUI

struct Badge: View {
    var body: some View {
        Label("Gold", systemImage: "star.fill").padding().background(.yellow, in: .capsule)
    }
}

struct ShareScreen: View {
    @State private var image: Image?
    var body: some View {
        VStack(spacing: 20) {
            if let image {
                image
                image.resizable().scaledToFit().frame(width: 240)
            } else {
                ProgressView()
            }
        }
        .onAppear(perform: render)
    }
    @MainActor private func render() {
        let renderer = ImageRenderer(content: Badge())
        renderer.scale = 2
        if let picture = renderer.uiImage { image = Image(uiImage: picture) }
    }
}

#Preview { ShareScreen() }
