import Foundation
import SiteGenerator

/// Writes what promises have kept into the files beside their pages.
struct SnapshotFiles {
    let folder: String

    /// Whether something was written.
    func write(_ files: [InputFile]) -> Bool {
        for file in files {
            let path = joinedPath(folder, file.path)
            do {
                if file.bytes.isEmpty {
                    try FileManager.default.removeItem(atPath: path)
                } else {
                    try FileReplacement(path: path).write(file.bytes)
                }
                Terminal.say("kept \(path)")
            } catch {
                Terminal.error("galley: error: cannot write '\(path)'\n")
            }
        }
        return !files.isEmpty
    }
}
