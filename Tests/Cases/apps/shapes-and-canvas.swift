import SwiftUI
struct Wave: Shape {
    var amplitude: Double
    var phase: Double
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(amplitude, phase) }
        set { amplitude = newValue.first; phase = newValue.second }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: 0, through: rect.width, by: 4) {
            let angle = x / rect.width * .pi * 2 + phase
            path.addLine(to: CGPoint(x: x, y: rect.midY + sin(angle) * amplitude))
        }
        return path
    }
}
struct Polygon: InsettableShape {
    let sides: Int
    var inset: CGFloat = 0
    func inset(by amount: CGFloat) -> some InsettableShape { var copy = self; copy.inset += amount; return copy }
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - inset
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return Path { path in
            for index in 0..<sides {
                let angle = Angle.degrees(Double(index) / Double(sides) * 360 - 90)
                let point = CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.closeSubpath()
        }
    }
}
struct Ring: View {
    var progress: Double
    var body: some View {
        ZStack {
            Circle().stroke(.gray.opacity(0.2), style: StrokeStyle(lineWidth: 8))
            Circle().trim(from: 0, to: progress).stroke(AngularGradient(colors: [.red, .yellow], center: .center), style: StrokeStyle(lineWidth: 8, lineCap: .round)).rotationEffect(.degrees(-90))
            Text(progress, format: .percent.precision(.fractionLength(0))).font(.caption)
        }
        .frame(width: 60, height: 60)
    }
}
struct Gallery: View {
    @State private var phase = 0.0
    var body: some View {
        VStack {
            Wave(amplitude: 10, phase: phase).stroke(.blue, lineWidth: 2).frame(height: 40)
            HStack { ForEach(3..<7) { Polygon(sides: $0).strokeBorder(.green, lineWidth: 2).frame(width: 40, height: 40) } }
            Ring(progress: 0.7)
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.purple))
                for i in 0..<3 { context.stroke(Path { $0.addRect(CGRect(x: Double(i) * 10, y: 0, width: 8, height: 8)) }, with: .color(.white)) }
            }.frame(width: 50, height: 50)
            Rectangle().fill(LinearGradient(gradient: Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)]), startPoint: .top, endPoint: .bottom)).frame(height: 10)
        }
        .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = .pi * 2 } }
    }
}
#Preview { Gallery() }
