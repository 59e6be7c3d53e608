import SwiftUI

struct Emphasis: TextAttribute {}

struct Wave: TextRenderer {
    var strength: Double

    var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: strength, leading: 0, bottom: strength, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                if run[Emphasis.self] != nil {
                    context.fill(Path(run.typographicBounds.rect), with: .color(.yellow.opacity(0.3)))
                    for (index, slice) in run.enumerated() {
                        var copy = context
                        copy.translateBy(x: 0, y: sin(Double(index)) * strength)
                        copy.draw(slice, options: .disablesSubpixelQuantization)
                    }
                } else {
                    context.draw(run)
                }
            }
        }
    }
}

struct Fading: TextRenderer {
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 20, height: size.height)
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let slices = layout.flatMap { $0 }.flatMap { $0 }
        for (index, slice) in slices.enumerated() {
            var copy = context
            copy.opacity = 1 - Double(index) / Double(slices.count)
            copy.draw(slice)
        }
        if let first = layout.first, !layout.isTruncated {
            context.stroke(Path(CGRect(origin: first.origin, size: CGSize(width: 10, height: 1))), with: .color(.red))
        }
    }
}

struct Headlines: View {
    @State private var strength = 4.0

    var body: some View {
        VStack {
            let word = Text("wavy").customAttribute(Emphasis()).bold()
            Text("A \(word) headline that needs more than one line").font(.largeTitle).textRenderer(Wave(strength: strength))
            Text("Fading out").textRenderer(Fading())
        }
        .animation(.default, value: strength)
        .onTapGesture { strength = 0 }
    }
}

#Preview { Headlines() }
