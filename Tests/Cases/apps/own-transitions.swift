import SwiftUI
struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 10)
            .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero)).brightness(phase == .willAppear ? 1 : 0)
    }
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
}
struct CornerRotate: ViewModifier { let amount: Double; let anchor: UnitPoint; func body(content: Content) -> some View { content.rotationEffect(.degrees(amount), anchor: anchor).clipped() } }
extension AnyTransition { static var pivot: AnyTransition { .modifier(active: CornerRotate(amount: -90, anchor: .topLeading), identity: CornerRotate(amount: 0, anchor: .topLeading)) }
    static var moveAndFade: AnyTransition { .asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale(scale: 0.1, anchor: .bottom).combined(with: .opacity)) } }
struct T: View { @State var on = true
    var body: some View { VStack { if on { Text("A").transition(Twirl()); Text("B").transition(.pivot); Text("C").transition(.moveAndFade); Text("D").transition(.push(from: .bottom)); Text("E").transition(BlurReplaceTransition(configuration: .downUp)); Text("F").transition(.asymmetric(insertion: .slide, removal: .opacity)); Text("G").transition(.blurReplace.combined(with: .scale)); Text("H").transition(.offset(x: 10).animation(.bouncy)) }
        Button("Toggle") { withAnimation(.spring(.bouncy(duration: 1))) { on.toggle() } } }.animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6), value: on).animation(.default.delay(0.2).repeatCount(3, autoreverses: true), value: on).transaction { $0.disablesAnimations = true } } }
#Preview { T() }
