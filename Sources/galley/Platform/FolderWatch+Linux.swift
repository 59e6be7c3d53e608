#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// Waits for the system to say that something in some folders has changed (inotify).
    final class FolderWatch {
        private let descriptor: CInt
        private var watched: Set<CInt> = []

        /// A file that is being written says so again when it is closed; that is what a reader waits for.
        private static let events = UInt32(
            IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
                | IN_DELETE_SELF | IN_MOVE_SELF)

        /// Milliseconds without news after which a change is over, and how often that is waited for.
        private static let quiet = (time: 10, rounds: 20)

        /// Nothing when the system has no more watches to give.
        init?() {
            descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
        }

        deinit { close(descriptor) }

        /// Watches these folders and no others; whether one of them is new, nothing when the system refuses
        /// one that is there.
        /// - Parameter parents: the folders that they stand in, which tell when one of them comes, goes or
        ///   moves.
        func watch(_ folders: Set<String>, parents: Set<String>) -> Bool? {
            var now: Set<CInt> = []
            for folder in folders.union(parents) {
                // A folder that is watched already keeps its number.
                let number = inotify_add_watch(descriptor, folder, Self.events)
                if number >= 0 {
                    now.insert(number)
                } else if errno == ENOSPC || errno == ENOMEM {
                    return nil
                }
            }
            for number in watched.subtracting(now) { _ = inotify_rm_watch(descriptor, number) }
            let isNew = !now.isSubset(of: watched)
            watched = now
            return isNew
        }

        /// Whether something changed within a time; if so, waits until it is over.
        func wait(milliseconds: Int) -> Bool {
            guard hasNews(within: milliseconds) else { return false }
            for _ in 0..<Self.quiet.rounds {
                drain()
                guard hasNews(within: Self.quiet.time) else { break }
            }
            return true
        }

        private func hasNews(within milliseconds: Int) -> Bool {
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&request, 1, CInt(clamping: milliseconds)) > 0
        }

        /// What has happened is not looked at: the files' own sizes and times tell.
        private func drain() {
            withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
                while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
            }
        }
    }
#endif
