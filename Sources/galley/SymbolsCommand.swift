import ArgumentParser
import Foundation
import SiteGenerator
import SymbolGraphs
import Syntax

/// Writes the symbol graphs of modules, as the compiler would.
struct SymbolsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbols", abstract: "Write the symbols of a module or a package as Symbol Graph JSON.",
        discussion: """
            They are found in the sources, which are read and not compiled. Without a path it is about the package in this folder. \
            One module's own graph is printed; with --output, every graph is written, those of extended modules too.
            """)

    enum Access: String, ExpressibleByArgument, CaseIterable {
        case `public`, package, `internal`

        var level: SymbolGraphOptions.Access {
            self == .public ? .public : self == .package ? .package : .internal
        }
    }

    @Argument(help: "The folder of a module or of a package.")
    var path: String?

    @Option(
        help: ArgumentHelp(
            "A package whose modules are read: its folder or its 'Package.swift'.", valueName: "folder"))
    var package: String?

    @Option(help: ArgumentHelp("Only this module of a package.", valueName: "name"))
    var module: String?

    @Option(help: "How visible a symbol is at least: public, package or internal.")
    var access = Access.public

    @Option(help: "The system that '#if' asks about: iOS, macOS, tvOS, watchOS, visionOS or linux.")
    var platform = SymbolGraphOptions.Platform.iOS

    @Option(
        name: [.customShort("D"), .long],
        help: ArgumentHelp("A flag that '#if' finds set.", valueName: "flag"))
    var define: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder that the graphs are written to; '-' prints one.", valueName: "folder"))
    var output = "-"

    @Flag(help: "Line by line, for people.")
    var pretty = false

    func validate() throws {
        if path != nil, package != nil { throw ValidationError("name a folder or a package, and not both") }
    }

    func run() throws {
        let all = try PreviewSource.modules(path: path, packages: package.map { [$0] } ?? []).inputs
        let chosen = try chosen(of: all)
        let graphs = chosen.flatMap { own in
            let others = all.filter { $0.name != own.name }.map(\.sources)
            return symbolGraphs(
                of: own.sources, importing: others + LibraryModules.imported(by: [own.sources] + others),
                options: options(all))
        }
        guard output != "-" else {
            return Terminal.print(try graphs[0].json(isPretty: pretty) + Data("\n".utf8))
        }
        try write(graphs)
    }

    private func options(_ all: [ModuleInput]) -> SymbolGraphOptions {
        var options = SymbolGraphOptions(minimumAccess: access.level, platform: platform)
        options.flags = Set(define)
        options.modules = Set(all.map(\.name))
        options.sourceRoot = "file://"
        return options
    }

    /// The modules whose graphs are wanted: one where it is printed.
    private func chosen(of all: [ModuleInput]) throws -> [ModuleInput] {
        let own = all.filter { !$0.isDependency }
        guard let module else {
            guard output == "-", own.count > 1 else { return own }
            throw ValidationError(
                "there are \(own.count) modules: choose one with --module, or write them with --output folder"
            )
        }
        if let found = own.first(where: { $0.name == module }) { return [found] }
        throw ValidationError(
            "there is no module '\(module)'; there are \(own.map(\.name).sorted().joined(separator: ", "))")
    }

    private func write(_ graphs: [ModuleSymbolGraph]) throws {
        do {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        } catch {
            throw fault("cannot make the folder '\(output)': \(SystemError().message)")
        }
        for graph in graphs {
            let file = joinedPath(output, graph.fileName)
            do {
                try FileReplacement(path: file).write(Bytes(graph.json(isPretty: pretty)))
            } catch {
                throw fault("cannot write '\(file)': \(SystemError().message)")
            }
            Terminal.say("\(file): \(graph.graph.symbols.count) symbols")
        }
    }

    private func fault(_ message: String) -> ExitCode {
        Terminal.error("galley: error: \(message)\n")
        return ExitCode(1)
    }
}

extension SymbolGraphOptions.Platform: ExpressibleByArgument {
    public init?(argument: String) {
        guard let known = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() })
        else { return nil }
        self = known
    }
}

extension ModuleInput {
    /// Its files by their whole paths.
    fileprivate var sources: ModuleSources {
        ModuleSources(
            name: name,
            files: files.map { SourceText(name: OutputFolder.absolute(path(of: $0)), bytes: $0.bytes) })
    }
}
