import SwiftUI

/// What published examples use beside what the guides teach: older spellings that still compile, alerts of errors,
/// filters of a canvas, behaviors of scrolling.

enum LoadError: LocalizedError {
    case offline
    var errorDescription: String? { "You are offline." }
    var recoverySuggestion: String? { "Look at your connection." }
}

extension Axis {
    var title: String { description.capitalized }
}

struct Ring: Shape {
    var progress: Float
    var width: Float
    var animatableData: AnimatablePair<Float, Float> {
        get { AnimatablePair(progress, width) }
        set { (progress, width) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - CGFloat(width),
            startAngle: .zero, endAngle: .degrees(Double(progress) * 360), clockwise: false)
        return path.strokedPath(StrokeStyle(lineWidth: CGFloat(width)))
    }
}

/// Stops at every hundredth point.
struct Notches: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let length = context.axes == .horizontal ? context.containerSize.width : 100
        guard context.velocity.dy != 0, length > 0 else { return }
        target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
    }
}

/// Two drops that flow into each other: blurred together, then cut where half of them is left.
struct Drops: View {
    var body: some View {
        Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
            context.addFilter(.blur(radius: 8))
            context.drawLayer { layer in
                for x in [-14.0, 14] {
                    let center = CGRect(x: size.width / 2 + x - 18, y: size.height / 2 - 18, width: 36, height: 36)
                    layer.fill(Path(ellipseIn: center), with: .color(.red))
                }
            }
        }
        .frame(height: 80)
    }
}

struct PublishedCode: View {
    @State private var name = ""
    @State private var isFailing = true
    @State private var guests = 2
    private let error: LoadError? = .offline

    var body: some View {
        NavigationView {
            ScrollView {
                VStack(spacing: 12) {
                    TextField("Name", text: $name, onCommit: { print(name) })
                        .autocapitalization(.words)
                    Stepper(onIncrement: { guests += 1 }, onDecrement: { guests -= 1 }, label: { Text("\(guests) guests") })
                    Button("Send", image: ImageResource(name: "paper-plane", bundle: .main), action: {})
                    Label("Inbox", image: ImageResource(name: "tray", bundle: .main))
                    Ring(progress: 0.7, width: 6).frame(width: 60, height: 60)
                    Drops()
                    Text(Axis.vertical.title)
                        .environment(\.sizeCategory, .accessibilityLarge)
                        .accessibilityCustomContent("Guests", "\(guests)", importance: .high)
                    Circle()
                        .frame(width: 20, height: 20)
                        .animation(.smooth) { content in
                            content.scaleEffect(isFailing ? 1 : 2)
                        }
                        .animation(.interpolatingSpring(duration: 0.4, bounce: 0.3), value: isFailing)
                        .animation(.interpolatingSpring, value: guests)
                    ForEach(InterfaceOrientation.allCases) { orientation in
                        if orientation == .portrait { Text(orientation.id) }
                    }
                }
                .padding()
            }
            .scrollTargetBehavior(Notches())
            .alert(isPresented: $isFailing, error: error) { _ in
                Button("Again") {}
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }
        }
    }
}
