import Graphics
import Layout
import Views

/// One layout of a preview, ready to be drawn or inspected.
public final class Rendering {
    /// The proposed space in the root's coordinates: the root stands in its middle.
    public let canvas: Rect
    /// The frames of its views, and the choices made.
    public let inspection: Inspection
    let result: LayoutResult
    private let living: LivingGraph
    var graph: ViewGraph { living.graph }
    let environment: PreviewEnvironment
    private var displayScale: Double { environment.scale }
    private var drawn: DisplayList?

    init(_ result: LayoutResult, _ living: LivingGraph, _ environment: PreviewEnvironment, canvas: Rect) {
        self.result = result
        self.living = living
        self.canvas = canvas
        self.environment = environment
        inspection = Inspection(result, living.graph)
    }

    /// The drawing commands, in points of the root's space.
    public var list: DisplayList {
        if let drawn { return drawn }
        let list = result.displayList(displayScale: displayScale)
        drawn = list
        return list
    }

    /// The frames of all views, for outlines.
    var frames: [ViewFrame] {
        var frames: [ViewFrame] = []
        inspection.root.forEach { view, _ in
            guard view.number > 0, view.frame.width.isFinite, view.frame.height.isFinite else { return }
            frames.append(ViewFrame(view: ViewID(Int32(view.number)), name: view.name, rect: view.frame))
        }
        return frames
    }

    /// How large the sizes of frames are written, in points: as large as on a page that draws at full size.
    var labelSize: Double { 10.5 / Self.pageScale(width: canvas.width, height: canvas.height) }
    /// From this height on a picture is a screen.
    public static let screenHeight = 640.0

    /// What a point is on a page, in pixels: phones are drawn at three fifths, tablets at two.
    public static func pageScale(width: Double, height: Double) -> Double {
        if height < screenHeight { return 1 }
        return width > 600 ? 0.4 : 0.6
    }

    /// The picture in a few words, and what it shows in reading order.
    public var title: String { "Preview, \(Expectation.text(canvas.width)) points wide" }
    /// Everything that the layout says, for readers who do not see it.
    public var description: String { Description.text(of: result.root) }

    /// How it is written inside of a page.
    /// - Parameter scheme: the appearance that it has where no view of the preview asks for one.
    func options(idPrefix: String, scheme: ColorScheme? = nil) -> SVGOptions {
        var options = SVGOptions(canvas: canvas, idPrefix: idPrefix)
        options.title = title
        options.description = description
        options.scheme = preferredScheme ?? scheme
        options.labelSize = labelSize
        options.labelsBeyondCanvas = canvas.height < Self.screenHeight
        return options
    }

    /// The appearance that a view of the preview asks for.
    public var preferredScheme: ColorScheme? { Rendering.preferredScheme(of: result.root.node) }

    private static func preferredScheme(of node: LayoutNode) -> ColorScheme? {
        for case let preferred as PreferredSchemePayload in node.payloads { return preferred.scheme }
        for child in node.children {
            if let scheme = preferredScheme(of: child) { return scheme }
        }
        return nil
    }

    /// A number that is equal for pictures that look the same, whatever views they are made of.
    var fingerprint: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for text in [Expectation.text(canvas.width), "x", Expectation.text(canvas.height), list.drawing] {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return hash
    }

    /// What is said of the picture: what was chosen, and what of it is beyond its sides.
    public var notes: [String] {
        [inspection.choiceNote, overflowNote].compactMap { $0 }
    }

    /// Whether two layouts look the same, apart from the space left around them.
    func isSame(as other: Rendering) -> Bool {
        canvas.height == other.canvas.height && inspection.root.frame.size == other.inspection.root.frame.size
            && list == other.list
    }

    /// A picture that is a file of its own.
    ///
    /// - Parameters:
    ///   - outlined: whether the frames of views are drawn over them.
    ///   - isDark: whether it has the dark colors.
    ///   - hasGround: whether the system's background lies under everything, as it does where the view asks
    ///     for an appearance that the picture's surroundings may not have.
    ///   - file: where a picture file is, by its path among the resources.
    public func standaloneSVG(
        outlined: Bool, isDark: Bool, hasGround: Bool = false, file: (String) -> String = { $0 }
    ) -> String {
        let list = list.mapImages(file)
        var options = SVGOptions(mode: .standalone, canvas: canvas)
        options.title = title
        options.description = description
        options.scheme = preferredScheme ?? (isDark ? .dark : nil)
        options.frames = outlined ? frames : []
        guard hasGround else { return SVGWriter.write(list, options: options) }
        var picture = DisplayList()
        picture.fill(.rect(canvas), with: .color(Color(.systemBackground)), view: .none)
        picture.append(list)
        return SVGWriter.write(picture, options: options)
    }

    /// The drawing commands as text.
    public var displayListText: String { list.dump }

    /// How each size came about, a line a view.
    public var trace: String { result.traceText }
}
