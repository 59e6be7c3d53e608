import ArgumentParser
import Foundation
import SiteGenerator

/// Where several builds or machines keep what they evaluate.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Share evaluated previews with other builds: a folder, or an address that answers to GET and PUT. (default: GALLEY_CACHE)",
            valueName: "folder|address"))
    var cache: String?

    @Flag(help: "Write nothing into the cache.")
    var cacheReadOnly = false

    /// An empty variable is as none.
    private var place: String? {
        cache ?? ProcessInfo.processInfo.environment["GALLEY_CACHE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    func validate() throws {
        guard let place, let scheme = place.firstRange(of: "://") else { return }
        guard ["http", "https"].contains(place[..<scheme.lowerBound].lowercased()),
            URL(string: place)?.host != nil
        else {
            throw ValidationError(
                "'\(place)' is no cache: name a folder, or an address that begins with http:// or https://")
        }
        guard HostSystem.canAskOthers else {
            throw ValidationError(
                "a cache at an address is asked by libcurl, which this system does not have; on Debian and Ubuntu: apt-get install libcurl4"
            )
        }
    }

    var shared: (any SharedPreviews)? {
        guard let place else { return nil }
        if place.contains("://") { return WebCache(place, canWrite: !cacheReadOnly) }
        return FolderCache(place, canWrite: !cacheReadOnly)
    }
}
