/// A picture file shown in a rectangle.
public struct ImageDrawing: Equatable, Sendable {
    /// Where the file is: its path in the site, or a URL.
    public var source: String
    /// The file shown in dark appearance, where there is one of its own.
    public var darkSource: String?
    /// In words, for those who do not see it.
    public var label: String
    public var rect: Rect

    public init(source: String, darkSource: String? = nil, label: String = "", rect: Rect) {
        self.source = source
        self.darkSource = darkSource
        self.label = label
        self.rect = rect
    }

    /// The picture of one appearance, whatever that around it.
    func fixed(to scheme: ColorScheme) -> ImageDrawing {
        var copy = self
        copy.source = scheme == .dark ? darkSource ?? source : source
        copy.darkSource = nil
        return copy
    }

    public static func == (a: ImageDrawing, b: ImageDrawing) -> Bool {
        a.rect == b.rect && sameBytes(a.source, b.source) && sameBytes(a.label, b.label)
            && sameBytes(a.darkSource ?? "", b.darkSource ?? "")
    }
}

extension DisplayCommand.Operation {
    /// Whether a file of its own is shown in dark appearance.
    var hasDarkImage: Bool {
        guard case .image(let image) = self else { return false }
        return image.darkSource != nil
    }

    /// The same with pictures of one appearance, whatever that around them.
    func fixingImage(to scheme: ColorScheme) -> DisplayCommand.Operation {
        switch self {
        case .image(let image): return .image(image.fixed(to: scheme))
        case .push(.mask(var list)):
            list.fixColors(to: scheme)
            return .push(.mask(list))
        default: return self
        }
    }

    /// The same with other addresses of picture files.
    func mapImages(_ change: (String) -> String) -> DisplayCommand.Operation {
        switch self {
        case .image(var image):
            image.source = change(image.source)
            image.darkSource = image.darkSource.map(change)
            return .image(image)
        case .push(.mask(let list)): return .push(.mask(list.mapImages(change)))
        case .fill(let path, .tiles(let list, let tile), let rule):
            return .fill(path, .tiles(list.mapImages(change), tile), rule)
        default: return self
        }
    }
}
