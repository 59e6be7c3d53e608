/// Builds a site from its files. Kept between builds (by the dev server), it renders only pages that changed;
/// what it writes is the same as what a fresh builder would write.
public final class SiteBuilder {
    private let renderer: PreviewRenderer?
    private var reader: PageReader
    private var bodies: PageBodies
    private var modules = ModuleSet([])
    private var reference = Reference()
    private var librarySymbols = LibrarySymbols()
    /// Formulas and diagrams of the last build.
    private var drawn: [Drawn.Key: DrawnResult] = [:]

    /// How many bodies have been rendered since the builder was made.
    var renderedCount: Int { bodies.renderedCount }

    public init(renderer: PreviewRenderer?) {
        self.renderer = renderer
        reader = PageReader(symbols: SymbolPages(availability: renderer?.availability))
        bodies = PageBodies(renderer: renderer)
    }

    /// Builds everything.
    public func build(_ input: SiteInput) -> SiteOutput {
        var output = buildPages(input)
        output.complete()
        return output
    }

    /// Builds the pages and leaves what depends on all of them for later.
    public func buildPages(_ input: SiteInput) -> SiteOutput {
        var build = SiteBuild(input)
        modules = modules.updated(with: input.modules)
        build.readPages(&reader, modules)
        build.readReference(&reference, modules)
        build.makeReferencePages(reference)
        librarySymbols.give(to: build.pages)
        build.findResources()
        build.draw(&drawn)
        build.makeIndexes(modules, reference.table)
        build.checkAddresses()
        bodies.render(build.pages, build.indexes, build.resources, build.input)
        build.checkPages()
        return write(&build)
    }

    private func write(_ build: inout SiteBuild) -> SiteOutput {
        let cards = SocialCards(settings: build.settings, fonts: PictureFonts(build.input.theme))
        let search = SearchRecord(after: build.input.memory?.search)
        let written = build.write(
            cards, styles: renderer?.styles ?? "", build.indexes.count == 1 ? search : nil)
        var output = build.output(written, cards)
        let memory = bodies.memory
        output.memory = { memory(search.made) }
        return output
    }
}
