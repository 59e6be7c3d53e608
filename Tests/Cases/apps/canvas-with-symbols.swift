import SwiftUI
struct Particles: View {
    var body: some View {
        Canvas { context, size in
            if let symbol = context.resolveSymbol(id: 0) {
                for i in 0..<6 {
                    context.draw(symbol, at: CGPoint(x: size.width * (Double(i) + 0.5) / 6, y: size.height / 2))
                }
            }
            guard let star = context.resolveSymbol(id: "star") else { return }
            var copy = context
            copy.opacity = 0.5
            copy.addFilter(.shadow(color: .black, radius: 2))
            copy.draw(star, in: CGRect(x: 10, y: 10, width: star.size.width * 2, height: star.size.height * 2))
            let text = context.resolve(Text("Measured").font(.caption))
            let measured = text.measure(in: size)
            context.fill(Path(CGRect(origin: CGPoint(x: 0, y: size.height - measured.height), size: measured)), with: .color(.yellow))
            context.draw(text, in: CGRect(x: 0, y: size.height - measured.height, width: measured.width, height: measured.height))
        } symbols: {
            Text("👻").tag(0)
            Image(systemName: "star.fill").foregroundStyle(.orange).tag("star")
        }
        .frame(height: 120)
        .border(.gray)
    }
}
#Preview { Particles() }
