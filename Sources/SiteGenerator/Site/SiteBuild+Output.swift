/// What a build tells of its pages beside their files.
extension SiteBuild {
    /// The output of what is written: pages are counted and listed once, whatever languages show them.
    func output(_ written: WrittenSite, _ cards: SocialCards) -> SiteOutput {
        let originals = pages.filter { $0.original == nil }
        var output = SiteOutput(
            files: written.files + figureFiles, rest: written.rest,
            cards: { [pages, published = input.published] in cards.files(pages, published: published) },
            problems: judged, pageCount: originals.count,
            pictureCount: originals.reduce(0) { $0 + $1.figures.shown },
            basePath: settings.basePath, findExternalLinks: { originals.flatMap(Self.externalLinks) },
            frame: written.frame, judge: settings.judged)
        output.book = written.book
        output.leastNoticed = settings.leastNoticed
        output.codings = settings.codings
        output.undrawn = undrawn
        output.outdated = (translations?.outdated() ?? []).compactMap(settings.judged)
        output.snapshots = newSnapshots
        for page in pages where !page.isMade && page.made == nil {
            output.sources[page.output] = input.contentName + "/" + page.filePath
        }
        return output
    }

    /// Fonts and images that figures show, and each module that one can be drawn again from, once.
    private var figureFiles: [OutputFile] {
        var known: Set<String> = []
        let modules = pages.flatMap(\.figures.modules).filter { known.insert($0.address).inserted }
        let shown = hasFigures ? resources.files : []
        return shown + modules.map { OutputFile(path: $0.address, bytes: $0.bytes) }
    }

    /// The files of kept snapshots that are not as they would be kept now.
    private var newSnapshots: [InputFile] {
        let changed = pages.filter {
            !$0.isMade && $0.made == nil && $0.original == nil && $0.newSnapshots != $0.snapshots
        }
        return changed.map {
            InputFile(path: String($0.path.dropLast(2)) + SnapshotFile.fileExtension, bytes: $0.newSnapshots)
        }
    }

    /// Each once, by its place: several pages may show a preview.
    private var undrawn: [Undrawn] {
        var known: Set<String> = []
        let found = pages.flatMap(\.figures.undrawn).filter { found in
            let place = "\(found.problem.file?.path ?? "") \(found.problem.range?.lowerBound ?? 0)"
            return known.insert("\(found.preview ?? "") \(place) \(found.problem.message)").inserted
        }
        return found.sorted { $0.place < $1.place }
    }

    private static func externalLinks(_ page: Page) -> [ExternalLink] {
        var from = 0
        return page.rendered.externalLinks.map { address, lines in
            // Equal links of a block are found one after the other.
            let rest = max(from, lines.lowerBound)..<max(from, lines.upperBound)
            let place = page.source.find(address.utf8, in: rest).map { $0..<$0 + address.utf8.count } ?? lines
            from = place == lines ? from : place.upperBound
            return ExternalLink(address: address, file: page.source, range: place)
        }
    }
}

extension Undrawn {
    fileprivate var place: (path: String, offset: Int, preview: String, message: String) {
        (problem.file?.path ?? "", problem.range?.lowerBound ?? 0, preview ?? "", problem.message)
    }
}
