/// A place in an `ObjectList`: both neighbors know it, and it takes itself out when it goes.
public class ObjectLink {
    fileprivate unowned(unsafe) var previous: ObjectLink?
    fileprivate unowned(unsafe) var next: ObjectLink?

    init() {}

    deinit { unlink() }

    fileprivate func unlink() {
        previous?.next = next
        next?.previous = previous
        previous = nil
        next = nil
    }
}

/// The objects of a run that are there. Those of a program may hold each other in circles; a process gives
/// the memory of such objects back when it ends, a run in a longer process has to do so itself.
final class ObjectList {
    private let head = ObjectLink()

    deinit { while let object = head.next { object.unlink() } }

    func add(_ object: ObjectValue) {
        object.previous = head
        object.next = head.next
        head.next?.previous = object
        head.next = object
    }

    /// Empties all objects, each held until all are empty, so that no chain of them goes by recursion.
    func takeApart() {
        var objects: [ObjectValue] = []
        var link = head.next
        while let object = link as? ObjectValue {
            objects.append(object)
            link = object.next
        }
        for object in objects { object.empty() }
    }
}
