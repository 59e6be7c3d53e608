import ArgumentParser
import Foundation
import Previews
import SiteGenerator
import Syntax

/// A length on the command line: a number of points, `nil` (unspecified) or `inf`.
struct Length: ExpressibleByArgument {
    let value: Double?

    init?(argument: String) {
        switch argument {
        case "nil": value = nil
        case "inf", "infinity": value = .infinity
        default:
            guard let number = Double(argument), number >= 0, number.isFinite else { return nil }
            value = number
        }
    }

    /// As it is written on the command line.
    var defaultValueDescription: String { value.map { $0.isFinite ? "\($0)" : "inf" } ?? "nil" }
}

enum Platform: String, ExpressibleByArgument, CaseIterable {
    case iOS
    case macOS

    /// The system that `#if` asks about.
    var system: CompilationConditions.System { self == .macOS ? .macOS : .iOS }

    init?(argument: String) {
        guard
            let known = Platform.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() })
        else { return nil }
        self = known
    }
}

enum Scheme: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
}

enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr
    case rtl
}

/// What `inspect` and `render` have in common: which preview of a source, the space it is offered, its
/// surroundings.
struct PreviewOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A preview by its name or number, in modules with its file: 'Card.swift/Long title'.",
            valueName: "name"))
    var preview: String?

    @Option(help: "Proposed width in points, 'nil' or 'inf'.")
    var width = Length(argument: "nil")!

    @Option(help: "Proposed height in points, 'nil' or 'inf'.")
    var height = Length(argument: "nil")!

    @Option(help: "iOS or macOS.")
    var platform = Platform.iOS

    @Option(help: "A device: its screen is the window, with its safe area.")
    var device: String?

    @Option(help: "Dynamic Type size, xSmall … accessibility5.")
    var typeSize = "large"

    @Option(help: "Layout direction, ltr or rtl.")
    var direction = Direction.ltr

    @Option(help: "A locale such as de or pt_BR.")
    var locale: String?

    @Option(help: "light or dark.")
    var scheme = Scheme.light

    @Option(
        help: ArgumentHelp(
            "A folder of images, colors and asset catalogues; can be repeated.", valueName: "folder"))
    var assets: [String] = []

    @Option(help: "An expression to show when the files only declare.")
    var show: String?

    func validate() throws {
        if show != nil, preview != nil {
            throw ValidationError("'--show' and '--preview' both say what is shown")
        }
        guard PreviewEnvironment.typeSizes.contains(typeSize) else {
            throw Self.unknown("type size", typeSize, among: PreviewEnvironment.typeSizes)
        }
    }

    func environment(_ assets: [AssetSet] = []) throws -> PreviewEnvironment {
        var environment = PreviewEnvironment()
        environment.platform = .named(platform.rawValue) ?? .iOS
        environment.typeSize = PreviewEnvironment.typeSizes.firstIndex(of: typeSize)!
        environment.isRightToLeft = direction == .rtl
        environment.isDark = scheme == .dark
        if let locale { environment.locale = locale }
        environment.setResources(assets.map { PreviewResources(key: "", $0.text) })
        if let device, !environment.setDevice(named: device) {
            throw Self.unknown("device", device, among: PreviewEnvironment.devices)
        }
        return environment
    }

    /// What lies beside the file, and in the folders named; problems of theirs are told, and what is sound is
    /// used.
    func assetSets(of source: PreviewSource) throws -> [AssetSet] {
        let sets = try source.assets() + assets.map(PreviewAssets.read)
        for problem in sets.flatMap(\.problems) { Terminal.error(ProblemPrinter().print(problem)) }
        return sets
    }

    /// The program of the file or the modules, with the preview that is to be shown.
    func compilation(of source: PreviewSource) throws -> Compilation {
        let show = show.map { SourceText($0, name: "--show") }
        if source.isOfModules {
            return try ChosenPreview.of(source.modules(), named: preview, for: platform.system, show: show)
        }
        let snippet = try source.snippet(for: platform.system, show: show)
        return try ChosenPreview.of(snippet, named: preview)
    }

    private static func unknown(_ what: String, _ name: String, among names: [String]) -> ValidationError {
        ValidationError("unknown \(what) '\(name)'; \(proposal(for: name, among: names))")
    }

    static func source(_ file: String) throws -> SourceText {
        do throws(SystemError) {
            guard file != "-" else { return SourceText(name: "standard input", bytes: Terminal.input()) }
            let bytes = try SiteFolder.readBytes(file)
            if let fault = otherKind(file, bytes) { throw fault }
            return SourceText(name: file, bytes: bytes)
        } catch {
            Terminal.error("galley: error: cannot read '\(file)': \(error.message)\n")
            throw ExitCode(1)
        }
    }

    /// What a file is that holds no Swift at all: reading it as Swift would tell hundreds of mistakes.
    private static func otherKind(_ file: String, _ bytes: Bytes) -> SystemError? {
        if InputFile(path: file, bytes: []).isMarkdown {
            return SystemError(
                message:
                    "it is Markdown, whose previews 'galley pictures' draws and 'galley check' looks through")
        }
        let isText = file.hasSuffix(".swift") || !bytes.contains(0)
        return isText ? nil : SystemError(message: "it is no text, and so no Swift source")
    }
}
