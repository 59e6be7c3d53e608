/// The folder that a path stands in, empty for a name alone. (Foundation's `deletingLastPathComponent` stops
/// the program for a path of one letter.)
func parentFolder(of path: String) -> String {
    var end = path.endIndex
    while end > path.startIndex, path[..<end].hasSuffix("/") { end = path.index(before: end) }
    guard let slash = path[..<end].lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
