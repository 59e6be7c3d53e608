import Graphics
import Testing

@Suite struct HiddenMarksTests {
    private let view = ViewID(1)
    private let window = Path.rect(Rect(x: 0, y: 0, width: 100, height: 40))
    private let red = Paint.color(Color(.red))

    private func square(y: Double) -> Path { .rect(Rect(x: 0, y: y, width: 10, height: 10)) }

    /// How many marks are left of squares at some heights, drawn through effects.
    private func left(_ heights: [Double], through effects: [GroupEffect]) -> Int {
        var list = DisplayList()
        for effect in effects { list.push(effect, view: view) }
        for y in heights { list.fill(square(y: y), with: red, view: view) }
        for _ in effects { list.pop(view: view) }
        return list.withoutHiddenMarks().commands.count - 2 * effects.count
    }

    @Test func outsideOfAClip() {
        #expect(left([-20, -5, 0, 39, 60, 900], through: [.clip(window, .nonZero)]) == 3)
        #expect(left([0, 900], through: [.opacity(0.5)]) == 2)
    }

    @Test func clipsInsideEachOther() {
        let lower = Path.rect(Rect(x: 0, y: 30, width: 100, height: 40))
        #expect(left([0, 35, 60], through: [.clip(window, .nonZero), .clip(lower, .nonZero)]) == 1)
    }

    /// What is moved, blurred or casts a shadow may be seen from outside.
    @Test func effectsThatReachIn() {
        for effect in [
            GroupEffect.blur(4), .transform(.identity), .shadow(Color(.label), radius: 2, x: 0, y: -900),
        ] {
            #expect(left([0, 900], through: [.clip(window, .nonZero), effect]) == 2)
        }
    }

    @Test func linesAndLettersReachBeyondTheirPaths() {
        var list = DisplayList()
        list.push(.clip(window, .nonZero), view: view)
        list.stroke(square(y: 45), with: red, style: StrokeStyle(lineWidth: 12), view: view)
        let face = FontFace(size: 17)
        for y in [45.0, 80] {
            list.text(
                TextDrawing(origin: Point(x: 0, y: y), string: "g", width: 9, font: face, paint: red),
                view: view)
        }
        list.pop(view: view)
        #expect(list.withoutHiddenMarks().commands.count == 4)
    }

    /// A group's end closes its window.
    @Test func afterTheClip() {
        var list = DisplayList()
        list.push(.clip(window, .nonZero), view: view)
        list.pop(view: view)
        list.fill(square(y: 900), with: red, view: view)
        #expect(list.withoutHiddenMarks() == list)
    }
}
