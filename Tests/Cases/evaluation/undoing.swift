// UndoManager is not on Linux; what it does is as Apple documents it.
import Foundation
final class Store {
    let manager = UndoManager()
    var count = 0
    func set(_ new: Int) {
        let old = count
        manager.registerUndo(withTarget: self) { $0.set(old) }
        manager.setActionName("Change")
        count = new
    }
}
let store = Store()
print(store.manager.canUndo)  // expect: false
store.set(1)
store.set(2)
store.manager.undo()
print(store.count, store.manager.canRedo, store.manager.undoMenuItemTitle)  // expect: 1 true Undo Change
store.manager.redo()
print(store.count, store.manager.canRedo)  // expect: 2 false
store.manager.undo()
store.manager.undo()
print(store.count, store.manager.canUndo)  // expect: 0 false
store.manager.redo()
store.set(9)
print(store.manager.canRedo, store.count)  // expect: false 9
store.manager.beginUndoGrouping()
store.set(10)
store.set(11)
store.manager.endUndoGrouping()
store.manager.undo()
print(store.count)  // expect: 9
