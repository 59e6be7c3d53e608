import ArgumentParser
import Foundation
import SiteGenerator

/// Markdown files by their paths, by their folders, or by patterns that the shell has left alone.
enum MarkdownPaths {
    static func files(_ paths: [String]) throws -> [String] {
        var files: [String] = []
        for path in paths {
            let found = try self.files(path)
            for file in found where !files.contains(file) { files.append(file) }
        }
        return files
    }

    private static func files(_ path: String) throws -> [String] {
        if SiteFolder.isFolder(path) { return try some(markdown(below: path) { _ in true }, of: path) }
        guard path.contains("*"), !FileManager.default.fileExists(atPath: path) else { return [path] }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let fixed = parts.prefix { !$0.contains("*") }
        let root = fixed.isEmpty ? "." : fixed == [""] ? "/" : fixed.joined(separator: "/")
        let pattern = Array(parts.dropFirst(fixed.count))
        return try some(
            markdown(below: root) { matches($0.split(separator: "/").map(String.init)[...], pattern[...]) },
            of: path)
    }

    private static func some(_ files: [String], of path: String) throws -> [String] {
        guard !files.isEmpty else { throw ValidationError("there is no Markdown file in '\(path)'") }
        return files
    }

    /// Hidden folders and those of packages that others wrote are left out.
    private static func markdown(below root: String, where isWanted: (String) -> Bool) -> [String] {
        var problems: [Problem] = []
        let files = SiteFolder.files(
            in: root,
            where: { path in
                InputFile(path: path, bytes: []).isMarkdown && isWanted(path)
            }, enters: { !["node_modules", "Pods", "_site"].contains(lastPart(of: $0)) }, &problems)
        return files.map { root == "." ? $0.path : joinedPath(root, $0.path) }
    }

    /// `**` stands for any number of folders, `*` for any letters of a name.
    static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            return (path.startIndex...path.endIndex).contains { matches(path[$0...], pattern.dropFirst()) }
        }
        guard let name = path.first, matches(name[...], first[...]) else { return false }
        return matches(path.dropFirst(), pattern.dropFirst())
    }

    private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
        guard let sign = pattern.first else { return name.isEmpty }
        if sign == "*" {
            return name.indices.contains { matches(name[$0...], pattern.dropFirst()) }
                || matches("", pattern.dropFirst())
        }
        return name.first == sign && matches(name.dropFirst(), pattern.dropFirst())
    }
}
