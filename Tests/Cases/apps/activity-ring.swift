struct ActivityRing: View {
    var progress: Double
    var gradient = Gradient(colors: [.pink, .red])
    var thickness: CGFloat = 24
    var body: some View {
        ZStack {
            Circle().stroke(gradient.stops[0].color.opacity(0.2), lineWidth: thickness)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(0), endAngle: .degrees(360 * progress)),
                        style: StrokeStyle(lineWidth: thickness, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Circle()
                .frame(width: thickness, height: thickness)
                .foregroundStyle(gradient.stops.last!.color)
                .offset(y: -75)
                .rotationEffect(Angle.degrees(360 * progress))
                .shadow(color: progress > 0.96 ? .black.opacity(0.2) : .clear, radius: 3, x: 4)
        }
        .frame(width: 150, height: 150)
        .animation(.easeOut, value: progress)
        .overlay { Text(progress.formatted(.percent.precision(.fractionLength(0)))).font(.title3.bold()).contentTransition(.numericText()) }
    }
}
ActivityRing(progress: 0.72).padding(40)
