import Previews
import Testing

/// Two fingers on a view: magnifying and rotating it.
@Suite struct TransformTests {
    @discardableResult
    private func move(_ playground: Playground, scale: Double, angle: Double = 0, speed: Double = 0) throws
        -> [String]
    {
        try playground.ask(
            "transform",
            [
                ("phase", "move"), ("scale", "\(scale)"), ("angle", "\(angle)"), ("vscale", "\(speed)"),
                ("vangle", "0"),
            ]
        ).words
    }

    private func begin(_ playground: Playground, _ x: Double, _ y: Double) throws {
        _ = try playground.picture()
        _ = try playground.ask("transform", [("phase", "begin"), ("x", "\(x)"), ("y", "\(y)")])
    }

    @Test func magnifyingIsToldHowFarTheFingersAreApart() throws {
        let playground = Playground(
            width: 200,
            hearing:
                ".gesture(MagnifyGesture().onChanged { words = \"\\($0.magnification) \\($0.velocity)\" }"
                + ".onEnded { words = \"\\(Int($0.startLocation.x)) \\($0.startAnchor.y)\" })")
        try begin(playground, 50, 25)
        #expect(try move(playground, scale: 1.005) == ["still"])
        #expect(try move(playground, scale: 1.5, speed: 2) == ["1.5 2.0"])
        #expect(try move(playground, scale: 1) == ["1.0 0.0"])
        #expect(try playground.ask("transform", [("phase", "end")]).words == ["50 0.25"])
    }

    @Test func rotatingBeginsAtADegree() throws {
        let playground = Playground(
            width: 200,
            hearing:
                ".gesture(RotateGesture().onChanged { words = \"\\(Int($0.rotation.degrees.rounded()))\" })")
        try begin(playground, 100, 50)
        #expect(try move(playground, scale: 2, angle: 0.5) == ["still"])
        #expect(try move(playground, scale: 2, angle: -30) == ["-30"])
    }

    @Test func olderGesturesHaveTheirValueAlone() throws {
        let magnified = Playground(
            width: 200,
            hearing: ".gesture(MagnificationGesture(minimumScaleDelta: 0.5).onChanged { words = \"\\($0)\" })"
        )
        try begin(magnified, 100, 50)
        #expect(try move(magnified, scale: 1.25) == ["still"])
        #expect(try move(magnified, scale: 2) == ["2.0"])
        let turned = Playground(
            width: 200,
            hearing: ".gesture(RotationGesture().onEnded { words = \"\\(Int($0.degrees.rounded()))\" })")
        try begin(turned, 100, 50)
        try move(turned, scale: 1, angle: 90)
        #expect(try turned.ask("transform", [("phase", "end")]).words == ["90"])
    }

    @Test func aGestureStateComesBack() throws {
        let playground = Playground(
            width: 200,
            hearing:
                ".scaleEffect(scale).gesture(MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })"
                + ".onChange(of: scale) { words = \"\\(scale)\" }",
            state: "@GestureState private var scale = 1.0")
        try begin(playground, 100, 50)
        #expect(try move(playground, scale: 3) == ["3.0"])
        #expect(try playground.ask("transform", [("phase", "end")]).words == ["1.0"])
    }

    @Test func bothAtOnce() throws {
        let playground = Playground(
            width: 200,
            hearing: ".gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { "
                + "words = \"\\($0.first?.magnification ?? 0) \\(Int(($0.second?.rotation.degrees ?? 0).rounded()))\" })"
        )
        try begin(playground, 100, 50)
        #expect(try move(playground, scale: 2) == ["2.0 0"])
        #expect(try move(playground, scale: 2, angle: 45) == ["2.0 45"])
    }

    @Test func gesturesOfOneViewAreAllTold() throws {
        let playground = Playground(
            width: 200,
            hearing:
                ".gesture(MagnifyGesture().onChanged { _ in words += \" m\" }).simultaneousGesture(RotateGesture().onChanged { _ in words += \" r\" })"
        )
        try begin(playground, 100, 50)
        #expect(try move(playground, scale: 2, angle: 45) == ["still m r"])
    }

    @Test func aPartOfOneFingerIsToldToTheWhole() throws {
        let playground = Playground(
            width: 200,
            hearing: ".gesture(DragGesture().simultaneously(with: MagnifyGesture()).onChanged { "
                + "words = \"\\(Int($0.first?.translation.width ?? 0)) \\($0.second?.magnification ?? 0)\" })"
        )
        _ = try playground.picture()
        try playground.drag("begin", 50, 50)
        #expect(try playground.drag("move", 40, 0).words == ["40 0.0"])
        #expect(try playground.picture().controls?.map(\.kind) == ["drag", "transform"])
    }

    @Test func fingersBesideDoNothing() throws {
        let playground = Playground(
            width: 200, hearing: ".gesture(MagnifyGesture().onChanged { _ in words = \"moved\" })")
        try begin(playground, -20, 50)
        #expect(try move(playground, scale: 2) == ["still"])
    }
}
