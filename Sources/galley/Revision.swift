import Foundation

/// A commit of the repository around the working directory.
struct Revision {
    /// As it was asked for, with what it is: `main (1a2b3c4d5e)`.
    let name: String
    private let commit: String
    private let root: String
    /// The working directory, from the root of the repository.
    private let inner: String

    /// `nil` when git knows none of this name.
    init?(_ argument: String) {
        // A dash would begin an option of git's.
        guard !argument.hasPrefix("-"),
            let commit = Git.line(["rev-parse", "--verify", "--quiet", argument + "^{commit}"]),
            let root = Git.line(["rev-parse", "--show-toplevel"]),
            let inner = Git.line(["rev-parse", "--show-prefix"])
        else { return nil }
        let short = String(commit.prefix(10))
        name = argument.hasPrefix(short) || short.hasPrefix(argument) ? short : "\(argument) (\(short))"
        (self.commit, self.root, self.inner) = (commit, root, inner)
    }

    /// Does something in a folder that holds the revision's files and that is gone afterwards. The repository
    /// stays as it is: the files come from an index of their own, and no worktree is left behind by a program
    /// that is killed.
    func inFolder<Result>(_ body: () -> Result) throws(SystemFailure) -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
            .path
        let current = FileManager.default.currentDirectoryPath
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try extract(to: folder)
        guard FileManager.default.changeCurrentDirectoryPath(folder + "/files/" + inner) else {
            throw SystemFailure(saying: "\(name) has no folder '\(inner)'")
        }
        defer { _ = FileManager.default.changeCurrentDirectoryPath(current) }
        return body()
    }

    private func extract(to folder: String) throws(SystemFailure) {
        let files = folder + "/files"
        do {
            // What looks for the repository around a path finds this one.
            try FileManager.default.createDirectory(
                atPath: files + "/.git", withIntermediateDirectories: true)
        } catch {
            throw SystemFailure(saying: "cannot write to '\(folder)': \(error.localizedDescription)")
        }
        let index = ["GIT_INDEX_FILE": folder + "/index"]
        for arguments in [
            ["read-tree", commit], ["checkout-index", "--all", "--quiet", "--prefix=\(files)/"],
        ] {
            let answer = Git.run(["-C", root] + arguments, environment: index)
            guard let answer, answer.status == 0 else {
                throw SystemFailure(
                    saying:
                        "cannot take \(name) out of the repository: \(answer?.errors.split(separator: "\n").first ?? "no git")"
                )
            }
        }
    }
}
