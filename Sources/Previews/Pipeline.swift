import Graphics
import Interpreter
import Syntax
import Views

/// The way from code to a picture: every stage, in order, and where it is done.
///
/// A figure takes the first two for a snippet, `evaluate` for each of its surroundings and the others for
/// each of its widths (`FigureMaker`); the page's engine begins at the first stage that a change reaches
/// (`PlaygroundHost`).
public enum Pipeline {
    /// The picture of a snippet as SVG; nil where a stage finds a mistake.
    public static func picture(
        of snippet: Snippet, with engine: PreviewEngine,
        in environment: PreviewEnvironment = PreviewEnvironment(), width: Double, height: Double? = nil
    ) -> String? {
        let sources = parse(snippet)
        let compilation = check(sources, of: snippet, against: engine.library)
        guard let session = evaluate(compilation, in: environment),
            let layout = layOut(session, width: width, height: height)
        else { return nil }
        let drawing = draw(layout)
        return write(drawing, with: layout.options(idPrefix: "p"))
    }

    /// Bytes to tokens, tokens to trees: `Syntax`.
    static func parse(_ snippet: Snippet) -> [ParsedSource] { snippet.parsed }

    /// Trees to a program: `Interpreter/Binding`, `Interpreter/Checker`.
    static func check(_ sources: [ParsedSource], of snippet: Snippet, against library: Library) -> Compilation
    {
        Compilation(
            snippet,
            previews: FoundPreview.all(
                in: sources[snippet.uses.count].tree, of: snippet.source, module: ""),
            checked: Interpreter.check(sources, against: library, modules: snippet.use), library: library)
    }

    /// A program to its first view: `Interpreter/Evaluation`, `Views`. The bodies of views run when a layout
    /// asks for what is in them.
    static func evaluate(_ compilation: Compilation, in environment: PreviewEnvironment) -> PreviewSession? {
        PreviewSession(compilation, in: environment)
    }

    /// Views to frames: `Layout`.
    static func layOut(_ session: PreviewSession, width: Double, height: Double?) -> Rendering? {
        session.rendering(width: width, height: height)
    }

    /// Frames to drawing commands: `Layout/Drawing`.
    static func draw(_ layout: Rendering) -> DisplayList { layout.list }

    /// Drawing commands to SVG: `Graphics/SVG`.
    static func write(_ drawing: DisplayList, with options: SVGOptions) -> String {
        SVGWriter.write(drawing, options: options)
    }
}
