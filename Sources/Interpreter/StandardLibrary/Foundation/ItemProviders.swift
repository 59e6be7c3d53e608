/// What is dragged and pasted, and the classes that texts and addresses are bridged to for it.
extension StandardLibrary {
}
