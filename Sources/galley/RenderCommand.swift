import ArgumentParser
import Foundation
import Previews
import SiteGenerator

/// Writes stand-alone pictures of snippets and previews.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw snippets and previews as stand-alone pictures.",
        discussion: "Several files or widths make several pictures, which '-o' names a folder for.")

    @Argument(help: "Swift files, or the folder of a module; '-' is standard input.")
    var files: [String] = []

    @Option(name: .customLong("package"), help: PreviewSource.packageHelp)
    var packages: [String] = []

    @OptionGroup var options: PreviewOptions

    @Option(help: ArgumentHelp("Several widths in points: '320,393'.", valueName: "list"))
    var widths: Widths?

    @Option(name: .shortAndLong, help: "The file to write, or a folder for several; '-' prints the picture.")
    var output = "-"

    @Option(help: "svg, png, pdf or json. (default: by the ending of the output, or svg)")
    var format: PictureFormat?

    @Option(help: "Pixels to a point in a PNG, from 0.1 to 8. (default: 1)")
    var scale: Double?

    @Flag(help: "Draw the frames of all views.")
    var outline = false

    func validate() throws {
        if files.isEmpty, packages.isEmpty {
            throw ValidationError("name a Swift file, a folder or a package")
        }
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read once") }
        if let width = options.width.value, width.isInfinite {
            throw ValidationError("a picture has a finite width")
        }
        if widths != nil, options.width.value != nil {
            throw ValidationError("'--width' and '--widths' both say how wide the picture is")
        }
        if let scale, !(0.1...8).contains(scale) {
            throw ValidationError("the scale is a number from 0.1 to 8")
        }
        let format = try chosenFormat()
        if outline, format != .svg { throw ValidationError("outlines of views are drawn in SVG alone") }
        if scale != nil, format != .png { throw ValidationError("'--scale' is for PNG alone") }
        if isSeveral, format != .json, !isFolder {
            throw ValidationError(
                "several pictures need a folder: '-o folder/'\(output == "-" ? "" : ", and '\(output)' is none")"
            )
        }
    }

    func run() throws {
        let format = try chosenFormat()
        var sheet = RenderSheet(format: format, scale: scale ?? 1, isOutlined: outline)
        var failed = false
        for source in sources {
            do {
                try draw(source, onto: &sheet)
            } catch let code as ExitCode {
                // The other files are drawn all the same.
                guard sources.count > 1 else { throw code }
                failed = true
            }
        }
        if format == .json {
            try write(Bytes(sheet.json.utf8), to: isFolder ? joinedPath(output, "pictures.json") : output)
        }
        if failed { throw ExitCode(1) }
    }

    private func draw(_ source: PreviewSource, onto sheet: inout RenderSheet) throws {
        let compilation = try options.compilation(of: source)
        let assets = try options.assetSets(of: source)
        for width in widths?.values.map({ $0 as Double? }) ?? [options.width.value] {
            let session = try SnippetReport.session(compilation, in: try options.environment(assets))
            session.keepsLayout = width == nil
            guard let rendering = session.rendering(width: width ?? 393, height: options.height.value) else {
                throw SnippetReport.failure(session.diagnostics, of: compilation)
            }
            SnippetReport.print(session.diagnostics, of: compilation)
            if sheet.format == .json {
                sheet.add(
                    rendering, session, of: source.name, in: compilation.sources)
                continue
            }
            let bytes = try sheet.picture(rendering, options, assets)
            try write(bytes, to: isFolder ? joinedPath(output, name(source, width)) : output)
        }
    }

    // MARK: Where to

    private var sources: [PreviewSource] {
        func source(_ file: String?) -> PreviewSource {
            var source = PreviewSource()
            (source.file, source.packages) = (file, packages)
            return source
        }
        return files.isEmpty ? [source(nil)] : files.map { source($0) }
    }

    private var isSeveral: Bool { files.count > 1 || (widths?.values.count ?? 1) > 1 }
    private var isFolder: Bool { output.hasSuffix("/") || (output != "-" && SiteFolder.isFolder(output)) }

    private func chosenFormat() throws -> PictureFormat {
        guard output != "-", !isFolder else { return format ?? .svg }
        let named = try PictureFormat.of(output)
        if let named, let format, named != format {
            throw ValidationError(
                "'\(output)' says \(named.rawValue), and '--format' says \(format.rawValue)")
        }
        guard let chosen = format ?? named else {
            throw ValidationError(
                "'\(output)' has no ending that says what to write; '--format' says it: \(PictureFormat.names)"
            )
        }
        return chosen
    }

    /// `Card-320.png`: the file, the preview when one is named, the width when there are several.
    private func name(_ source: PreviewSource, _ width: Double?) -> String {
        var name = lastPart(of: source.name)
        if name == "-" || name.isEmpty || name == "." { name = "preview" }
        if name.hasSuffix(".swift") { name.removeLast(6) }
        if let preview = options.preview {
            name += "-" + preview.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        }
        if widths != nil, let width {
            name += "-" + (width == width.rounded() ? "\(Int(width))" : "\(width)")
        }
        return name + "." + (format ?? .svg).rawValue
    }

    private func write(_ bytes: Bytes, to path: String) throws {
        guard path != "-" else {
            return Terminal.print(
                Data(bytes + (format == .png || format == .pdf ? [] : [10])))
        }
        do {
            if isFolder {
                try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
            }
            try FileReplacement(path: path).write(bytes)
        } catch {
            Terminal.error("galley: error: cannot write '\(path)': \(SystemError().message)\n")
            throw ExitCode(1)
        }
    }
}
