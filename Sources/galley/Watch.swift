import Foundation

/// Waits for files to change by looking at their times: the same on every system, and a thousand files take two milliseconds.
enum Watch {
    static func stamps(_ options: SiteOptions) -> [String: FileStamp] {
        SiteFolder.stamps(in: options.content).merging(SiteFolder.stamps(in: options.site)) { $1 }
    }

    static func next(after stamps: [String: FileStamp], _ options: SiteOptions) -> [String: FileStamp] {
        while true {
            usleep(40_000)
            let now = Self.stamps(options)
            if now != stamps { return now }
        }
    }
}
