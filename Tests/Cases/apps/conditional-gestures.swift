import SwiftUI
struct Draggable: View {
    @State private var isEnabled = true
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var isPressing = false
    var gesture: some Gesture {
        DragGesture(minimumDistance: 5, coordinateSpace: .named("board"))
            .updating($drag) { value, state, transaction in state = value.translation; transaction.animation = .interactiveSpring }
            .onEnded { value in
                offset.width += value.translation.width
                offset.height += value.predictedEndTranslation.height
            }
    }
    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 20).fill(isPressing ? .orange : .blue)
                .frame(width: 100, height: 100)
                .offset(x: offset.width + drag.width, y: offset.height + drag.height)
                .gesture(isEnabled ? gesture : nil)
                .simultaneousGesture(LongPressGesture(minimumDuration: 0.5).updating($isPressing) { current, state, _ in state = current })
                .highPriorityGesture(TapGesture(count: 2).onEnded { offset = .zero }, including: isEnabled ? .all : .subviews)
            Circle().frame(width: 60)
                .gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
                    _ = value.first?.magnification ?? 1
                    _ = value.second?.rotation ?? .zero
                })
            Rectangle().frame(width: 60, height: 60).gesture(SpatialTapGesture().onEnded { print($0.location) }, isEnabled: isEnabled)
            Ellipse().frame(width: 80, height: 40).gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                switch value { case .first(true): break; case .second(true, let drag): _ = drag?.translation; default: break }
            })
        }
        .coordinateSpace(.named("board"))
    }
}
#Preview { Draggable() }
