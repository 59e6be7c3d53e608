/// A path without `.`, and without `..` where there is something to go back from.
func normalizedPath(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != ".." {
            parts.removeLast()
        } else {
            parts.append(part)
        }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
}

/// A path below a folder, or a path of its own.
func joinedPath(_ folder: String, _ path: String) -> String {
    normalizedPath(path.hasPrefix("/") || folder == "." ? path : folder + "/" + path)
}

/// The folder of a file of this name; any other path is a folder's own.
func folderPath(of path: String, named name: String) -> String {
    let path = normalizedPath(path)
    if path == name { return "." }
    return path.hasSuffix("/" + name) ? String(path.dropLast(name.count + 1)) : path
}

/// What stands behind the last slash.
func lastPart(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
