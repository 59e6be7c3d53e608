import Interpreter
import Layout
import Syntax

/// Lets a reader drag a sheet from one detent to another, and down until it is dismissed.
public final class SheetPayload: LayoutPayload {
    private let detents: SheetDetents
    private let state: SheetState
    private let context: ViewContext
    /// What ends the presentation; nil if it cannot be dragged away.
    private let dismiss: (() -> Void)?

    init(_ detents: SheetDetents, _ state: SheetState, _ context: ViewContext, dismiss: (() -> Void)?) {
        self.detents = detents
        self.state = state
        self.context = context
        self.dismiss = dismiss
    }

    public var canMove: Bool { dismiss != nil || count > 1 }
    /// How many detents there are, and at which of them the sheet stands, the lowest first.
    public var count: Int { detents.all.count }
    public var current: Int { detents.place(state) }

    /// - Parameter distance: downwards from where the sheet stood, in points.
    public func pull(by distance: Double) { state.pull = distance }

    /// Lets go of the sheet: it goes where it would come to rest, to the nearest detent or out of sight.
    ///
    /// - Parameters:
    ///   - velocity: downwards, in points a second.
    ///   - window: the window's height.
    public func release(by distance: Double, velocity: Double, window: Double) {
        let room = SheetLayout.room(
            in: window, safeArea: context.environment.windowSafeArea, context.bars)
        let heights = detents.all.map { $0.height(in: room) }
        let height = heights[current] - distance - velocity / 5
        state.pull = 0
        if let dismiss, height < heights[0] / 2 { return dismiss() }
        choose(heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) } ?? current)
    }

    /// Moves the sheet to a detent, as a spring would.
    public func choose(_ detent: Int) {
        guard detents.all.indices.contains(detent) else { return }
        state.detent = detents.all[detent]
        detents.select(detent)
        GraphRecord.note(ChangeAnimation(duration: 0.4, delay: 0, curve: .spring), context.evaluator)
    }
}

/// How a reader has left a sheet; kept while it is presented.
final class SheetState: NativeValue {
    /// How far the sheet is dragged down at the moment, in points.
    var pull = 0.0
    /// The detent that it was dragged to.
    var detent: SheetLayout.Detent?

    override var description: String { "SheetState" }

    static func of(_ context: ViewContext) -> SheetState {
        let memory = context.child(.kind(-7)).identity.memory
        if let known = memory.value?.native(SheetState.self) { return known }
        let state = SheetState()
        memory.value = .native(state)
        return state
    }
}

/// The heights that a sheet can stand at, the lowest first.
struct SheetDetents {
    let all: [SheetLayout.Detent]
    private var values: [Value] = []
    private var selection: BindingValue?

    static var large: SheetDetents { SheetDetents() }

    private init() { all = [.large] }

    /// Nothing without a detent.
    init?(_ values: [Value], selection: BindingValue?) {
        let pairs = values.compactMap { value in SheetLayout.Detent(value).map { (detent: $0, value: value) }
        }
        .stablySorted { $0.detent.isLower(than: $1.detent) }
        guard !pairs.isEmpty else { return nil }
        all = pairs.map { $0.detent }
        self.values = pairs.map { $0.value }
        self.selection = selection
    }

    /// The one selected, or dragged to, or else the lowest.
    func place(_ state: SheetState) -> Int {
        let wanted = selection.flatMap { SheetLayout.Detent($0.get()) } ?? state.detent
        return wanted.flatMap { all.firstIndex(of: $0) } ?? 0
    }

    func select(_ place: Int) { if values.indices.contains(place) { selection?.set(values[place]) } }

    func stand(_ state: SheetState) -> SheetLayout.Stand {
        SheetLayout.Stand(
            detent: all[place(state)], lowest: all[0], highest: all[all.count - 1], pull: state.pull)
    }
}

/// `PresentationDetent`.
private enum DetentField: Int, FieldNames { case share, points }

extension SheetLayout.Detent {
    /// A `PresentationDetent`.
    init?(_ value: Value) {
        guard let detent = Fields<DetentField>(value) else { return nil }
        self.init(share: detent[.share].number, points: detent[.points].number)
    }
}
