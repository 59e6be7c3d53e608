struct Particle: Hashable { let x: Double; let y: Double; let creationDate = Date(timeIntervalSinceReferenceDate: 0); let hue: Double }
class ParticleSystem { var particles = Set<Particle>(); var center = UnitPoint.center
    func update(date: Date) { for i in 0..<60 { particles.insert(Particle(x: 0.5 + 0.4 * cos(Double(i)), y: 0.5 + 0.4 * sin(Double(i) * 1.7), hue: Double(i) / 60)) } } }
struct Fireworks: View {
    @State private var system = ParticleSystem()
    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { timeline in
            Canvas { context, size in
                let timelineDate = timeline.date.timeIntervalSinceReferenceDate
                system.update(date: timeline.date)
                context.blendMode = .plusLighter
                for particle in system.particles.sorted(by: { $0.hue < $1.hue }) {
                    var copy = context
                    copy.addFilter(.shadow(color: .white, radius: 2))
                    copy.opacity = 1 - (timelineDate - particle.creationDate.timeIntervalSinceReferenceDate).truncatingRemainder(dividingBy: 1)
                    copy.fill(Path(ellipseIn: CGRect(x: particle.x * size.width, y: particle.y * size.height, width: 12, height: 12)), with: .color(Color(hue: particle.hue, saturation: 1, brightness: 1)))
                }
                context.draw(Text("🎆").font(.title), at: CGPoint(x: size.width / 2, y: 40), anchor: .center)
                let resolved = context.resolve(Text("Happy \(2024, format: .number.grouping(.never))").bold())
                let measured = resolved.measure(in: size)
                context.draw(resolved, in: CGRect(x: (size.width - measured.width) / 2, y: size.height - 60, width: measured.width, height: measured.height))
            }
        }
        .background(.black)
    }
}
