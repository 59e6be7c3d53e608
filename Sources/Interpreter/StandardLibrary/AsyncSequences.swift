/// Sequences whose elements are waited for. What is asked of one that is not finished, and has no more, waits
/// for ever: time stands still.
extension StandardLibrary {
}
