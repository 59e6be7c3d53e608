import ArgumentParser
import SiteGenerator

/// Writes the certain fixes of problems into their files, each file in one step.
enum Fixes {
    /// How many were made. A file that has changed since it was checked is left alone.
    static func write(_ problems: [Problem]) throws -> Int {
        var edits: [String: [Problem.Edit]] = [:]
        var files: [String: SourceFile] = [:]
        for problem in problems {
            guard let fix = problem.fix, let file = problem.file, file.path == fix.path else { continue }
            files[fix.path] = file
            edits[fix.path, default: []].append(fix)
        }
        var count = 0
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            guard let original = try? SiteFolder.readBytes(path),
                let fixed = FixedFile(original, checked: file, edits: edits[path] ?? [])
            else { continue }
            do throws(SystemFailure) {
                try FileReplacement(path: path).write(fixed.bytes)
            } catch {
                Terminal.error("galley: error: \(error.message)\n")
                throw ExitCode(1)
            }
            Terminal.error(
                "galley: note: \(Report.counted(fixed.count, "fix").replacing("fixs", with: "fixes")) in \(path)\n"
            )
            count += fixed.count
        }
        return count
    }
}
