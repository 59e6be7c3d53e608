import Foundation
import SymbolGraphs
import SymbolKit
import Syntax

/// The symbol graphs that a site has its reference from: files, and those of its modules' sources.
struct ReferenceGraphs {
    let input: SiteInput
    let settings: Settings
    let modules: ModuleSet
    var extensions: [ExtensionFile] = []
    /// The names of the catalogues' articles, as addresses have them.
    var articles: Set<String> {
        let pages = input.content.filter { $0.isMarkdown && DocCCatalogue.folder(of: $0.path) != nil }
        return Set(pages.map { DocCPages.fileName(SitePath.name(SitePath.withoutExtension($0.path))) })
    }

    func read(_ problems: inout [Problem]) -> [ModuleGraph] {
        var graphs: [ModuleGraph] = []
        let parsed = ReferenceModules(modules, of: settings.reference.compactMap(\.moduleName))
        for setting in settings.reference {
            guard let name = setting.moduleName else { continue }
            guard let program = parsed.program(of: name) else {
                problems.append(missing(name, setting.range))
                continue
            }
            graphs += ofSources(program.module, importing: program.imported)
        }
        for file in input.graphs { if let graph = Self.decoded(file, &problems) { graphs.append(graph) } }
        return graphs
    }

    private func missing(_ name: String, _ range: Range<Int>) -> Problem {
        let note =
            modules.names.isEmpty
            ? "name the modules of the site with 'modules' in site.yml"
            : suggestion(for: name, among: modules.names)
                ?? "there are \(modules.names.joined(separator: ", "))"
        return Problem(
            .error, "there is no module '\(name)' to make a reference of", file: input.settings, range: range,
            note: note)
    }

    private func ofSources(_ module: ParsedModule, importing others: [ParsedModule]) -> [ModuleGraph] {
        var options = SymbolGraphOptions()
        options.platform = settings.previews.platform == "macOS" ? .macOS : .iOS
        options.modules = Set(modules.names)
        options.closureLabels = true
        options.minimumAccess = settings.referenceAccess.level
        let made = AllPlatforms(of: module, importing: others, options: options)
        return made.graphs.map {
            ModuleGraph(
                name: module.name, extended: $0.extendedModule, graph: $0.graph, isOfSources: true,
                platforms: made.platforms, meetingForeign: $0.meetingForeign)
        }
    }

    private static func decoded(_ file: GraphInput, _ problems: inout [Problem]) -> ModuleGraph? {
        let source = SourceFile(path: file.path, bytes: file.bytes)
        do {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(file.bytes))
            return ModuleGraph(
                name: graph.module.name, extended: file.extendedModule, graph: graph, file: source)
        } catch {
            problems.append(
                Problem(.error, "this is no symbol graph: \(Self.reason(error))", file: source, range: 0..<0))
            return nil
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "it has no '\(key.stringValue)'"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is something else"
        default: "it is no JSON"
        }
    }

    /// Equal for equal references.
    var key: UInt64 {
        var key = contentHash(
            Bytes(
                "\(settings.reference.map(\.subject)) \(settings.referenceAccess) \(settings.drawsExamples) \(settings.previews.platform ?? "") \(settings.source ?? "") \(settings.repository ?? "")"
                    .utf8), seed: modules.fingerprint)
        for file in input.graphs {
            key = contentHash(file.bytes, seed: contentHash(Bytes(file.path.utf8), seed: key))
        }
        key = contentHash(Bytes(articles.sorted().joined(separator: " ").utf8), seed: key)
        for file in extensions {
            key = contentHash(
                file.page.source.bytes, seed: contentHash(Bytes(file.page.path.utf8), seed: key))
        }
        return key
    }
}
