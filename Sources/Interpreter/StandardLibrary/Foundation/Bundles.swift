/// Bundles beside the main one, and the texts that code looks up in one. A preview has no resources: a path leads to
/// nothing, and a key stands for its text.
extension StandardLibrary {
}
