#if canImport(Darwin)
    import CoreServices
    import Dispatch

    /// Waits for the system to say that something in some folders, or below them, has changed (FSEvents).
    final class FolderWatch {
        private let changed = DispatchSemaphore(value: 0)
        private let queue = DispatchQueue(label: "galley.watch")
        private var stream: FSEventStreamRef?
        private var watched: [String] = []

        /// Seconds for which the system gathers what belongs together.
        private static let latency = 0.01

        init?() {}

        deinit { stop() }

        /// Watches these folders and no others; whether one of them is new, nothing when the system refuses.
        /// That one of them comes, goes or moves is told without a look at their parents.
        func watch(_ folders: Set<String>, parents: Set<String>) -> Bool? {
            let roots = Self.outermost(folders)
            guard roots != watched else { return false }
            stop()
            guard let made = makeStream(roots) else { return nil }
            FSEventStreamSetDispatchQueue(made, queue)
            guard FSEventStreamStart(made) else {
                FSEventStreamInvalidate(made)
                FSEventStreamRelease(made)
                return nil
            }
            stream = made
            watched = roots
            return true
        }

        /// Whether something changed within a time.
        func wait(milliseconds: Int) -> Bool {
            guard changed.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else {
                return false
            }
            while changed.wait(timeout: .now()) == .success {}
            return true
        }

        private func makeStream(_ roots: [String]) -> FSEventStreamRef? {
            var context = FSEventStreamContext(
                version: 0, info: Unmanaged.passUnretained(changed).toOpaque(), retain: nil, release: nil,
                copyDescription: nil)
            let callback: FSEventStreamCallback = { _, info, _, _, _, _ in
                guard let info else { return }
                Unmanaged<DispatchSemaphore>.fromOpaque(info).takeUnretainedValue().signal()
            }
            let flags = FSEventStreamCreateFlags(
                kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
                    | kFSEventStreamCreateFlagWatchRoot)
            return FSEventStreamCreate(
                nil, callback, &context, roots as CFArray,
                FSEventStreamEventId(kFSEventStreamEventIdSinceNow), Self.latency, flags)
        }

        /// A stream tells of all that is below a folder, so those inside another need no mention.
        private static func outermost(_ folders: Set<String>) -> [String] {
            var roots: [String] = []
            for path in Set(folders.compactMap(HostSystem.realPath)).sorted() {
                if !roots.contains(where: { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }) {
                    roots.append(path)
                }
            }
            return roots
        }

        private func stop() {
            guard let stream else { return }
            FSEventStreamStop(stream)
            FSEventStreamInvalidate(stream)
            FSEventStreamRelease(stream)
            self.stream = nil
        }
    }
#endif
