import Foundation

/// Waits for a site's files to change. The system says when it is worth looking, their sizes and times say
/// whether one has: so nothing is done while nothing happens, and what was only touched on the way makes no
/// build.
final class Watch {
    /// The files as they were when last looked at.
    private(set) var stamps: [String: FileStamp] = [:]
    private let own: [String]
    private let further: WatchedFolders
    private let folders = FolderWatch()
    private var isTold = false
    private var pause = 0

    /// Some disks of other machines tell nothing, so now and then the files are asked all the same; where the
    /// system tells nothing at all, often. Looking takes no more than this part of the time.
    private static let rarely = (milliseconds: 2000, part: 400.0)
    private static let often = (milliseconds: 25, part: 100.0)

    /// - Parameter further: what else is watched, which another thread may change.
    init(_ roots: [String], further: WatchedFolders = WatchedFolders()) {
        own = roots
        self.further = further
        stamps = look()
    }

    /// Waits for a change and gives the files as they are then.
    func next() -> [String: FileStamp] {
        while true {
            if let folders, isTold {
                _ = folders.wait(milliseconds: pause)
            } else {
                usleep(UInt32(pause) * 1000)
            }
            let now = look()
            guard now == stamps else {
                stamps = now
                return now
            }
        }
    }

    /// Each state of the files from now on, only the newest of those that nobody has asked for. Hands the
    /// watch over.
    func changes() -> AsyncStream<[String: FileStamp]> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: [String: FileStamp].self, bufferingPolicy: .bufferingNewest(1))
        nonisolated(unsafe) let watch = self
        Thread { while true { continuation.yield(watch.next()) } }.start()
        return stream
    }

    /// Looks at every file. A folder may have been filled before it was watched, so one that is new is looked
    /// into again.
    private func look() -> [String: FileStamp] {
        let start = ContinuousClock.now
        var found: [String: FileStamp] = [:]
        repeat {
            found = [:]
            var entered: Set<String> = []
            let roots = own + further.paths
            for root in roots {
                found.merge(SiteFolder.stamps(in: root) { entered.insert($0) }) { $1 }
            }
            let isNew = folders?.watch(entered, parents: Set(roots.map(Self.parent)))
            isTold = isNew != nil
            if isNew != true { break }
        } while true
        let rhythm = isTold ? Self.rarely : Self.often
        pause = max(rhythm.milliseconds, Int((ContinuousClock.now - start) / .milliseconds(1) * rhythm.part))
        return found
    }

    private static func parent(_ folder: String) -> String {
        let parent = parentFolder(of: folder)
        return parent.isEmpty ? "." : parent
    }
}
