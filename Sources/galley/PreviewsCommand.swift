import ArgumentParser
import Previews
import SiteGenerator
import Syntax

/// Lists the previews of a file, a module or a package.
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "List the previews of a file, a module or a package.",
        discussion: "Without a path it lists those of the package in this folder.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json
        case text
    }

    @OptionGroup var source: PreviewSource

    @Option(help: "iOS or macOS.")
    var platform = Platform.iOS

    @Option(help: "json or text.")
    var format = Format.text

    func run() throws {
        let previews = try found()
        if format == .json { return print(Self.json(previews)) }
        for preview in previews { print(Self.line(preview)) }
        if previews.isEmpty { Terminal.error("galley: note: there is no preview\n") }
    }

    private func found() throws -> [FoundPreview] {
        guard source.file != nil, !source.isOfModules else {
            return try source.modules().ownPreviews(for: platform.system)
        }
        return PreviewEngine().compile(try source.snippet(for: platform.system)).previews
    }

    /// `Sources/MyKit/Card.swift:12: Long title (fits its content)`
    private static func line(_ preview: FoundPreview) -> String {
        let traits = traits(of: preview)
        return "\(preview.file):\(preview.line): \(preview.label)"
            + (traits.isEmpty ? "" : " (\(traits.joined(separator: ", ")))")
    }

    private static func traits(of preview: FoundPreview) -> [String] {
        var traits: [String] = []
        switch preview.layout {
        case .sizeThatFits: traits.append("fits its content")
        case .fixed(let width, let height): traits.append("\(points(width)) × \(points(height))")
        case .device: break
        }
        if preview.isLandscape { traits.append("landscape") }
        if let device = preview.device { traits.append(device) }
        if let provider = preview.provider { traits.append("of \(provider)") }
        return traits
    }

    private static func json(_ previews: [FoundPreview]) -> String {
        var writer = JSONWriter()
        writer.array { writer in
            for preview in previews { writer.object { write(preview, into: &$0) } }
        }
        return writer.text
    }

    private static func write(_ preview: FoundPreview, into writer: inout JSONWriter) {
        writer.string("file", preview.file)
        writer.integer("line", preview.line)
        writer.string("name", preview.name)
        writer.integer("number", preview.number)
        writer.string("module", preview.module.isEmpty ? nil : preview.module)
        writer.string("provider", preview.provider)
        writer.array("traits") { for trait in traits(of: preview) { $0.string(nil, trait) } }
    }
}
