import Syntax

/// `UndoManager`: each action that is registered is undone by itself, unless a group holds several.
extension StandardLibrary {
}
