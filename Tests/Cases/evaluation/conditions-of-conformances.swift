// A conformance under a condition has what extensions of the protocol have under the same condition.
protocol Moving {
    associatedtype Position
    var position: Position { get set }
}

protocol Progressing: Moving { var progress: Double { get set } }

extension Progressing where Position == Double {
    var progress: Double {
        get { position }
        set { position = newValue }
    }
}

struct Delayed<Base: Moving>: Moving {
    var base: Base
    var position: Base.Position {
        get { base.position }
        set { base.position = newValue }
    }
}

extension Delayed: Progressing where Base.Position == Double {}

struct Fade: Moving { var position = 0.25 }

func advance<P: Progressing>(_ moving: inout P) { moving.progress += 0.5 }

var fade = Delayed(base: Fade())
print(fade.progress)  // expect: 0.25
advance(&fade)
print(fade.base.position)  // expect: 0.75
