struct URL: Hashable, Codable, CustomStringConvertible, Sendable, Identifiable {
    let absoluteString: String
    var id: String { absoluteString }

    init?(string: String) {
        if string.isEmpty || string.contains(" ") { return nil }
        absoluteString = string
    }

    init?(string: String, relativeTo base: URL?) {
        guard let base, !string.contains("://") else {
            self.init(string: string)
            return
        }
        // What follows the last slash of the base is replaced.
        let parts = base.absoluteString.components(separatedBy: "?")[0].components(separatedBy: "/")
        let origin = parts.prefix(3).joined(separator: "/")
        let folder = parts.count > 3 ? parts.dropLast().joined(separator: "/") : origin
        self.init(string: string.hasPrefix("/") ? origin + string : folder + "/" + string)
    }

    func appendingPathExtension(_ pathExtension: String) -> URL {
        URL(text: absoluteString + "." + pathExtension)
    }

    init(fileURLWithPath path: String) { absoluteString = "file://" + path }
    init(filePath path: String) { absoluteString = "file://" + path }
    private init(text: String) { absoluteString = text }
    var description: String { absoluteString }

    var scheme: String? {
        let parts = absoluteString.components(separatedBy: ":")
        return parts.count > 1 ? parts[0] : nil
    }

    var host: String? { URLComponents(string: absoluteString)?.host }
    func host(percentEncoded: Bool = true) -> String? { host }

    var path: String {
        let address = absoluteString.components(separatedBy: "#")[0].components(separatedBy: "?")[0]
        let parts = address.components(separatedBy: "//")
        if parts.count < 2 { return address }
        let path = parts[1].components(separatedBy: "/").dropFirst().map { "/" + $0 }.joined()
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    var pathComponents: [String] {
        (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map { String($0) }
    }

    var lastPathComponent: String { pathComponents.last ?? "" }

    var pathExtension: String {
        let parts = lastPathComponent.components(separatedBy: ".")
        return parts.count > 1 ? parts[parts.count - 1] : ""
    }
}

extension URL {
    func startAccessingSecurityScopedResource() -> Bool { true }
    func stopAccessingSecurityScopedResource() {}
}
