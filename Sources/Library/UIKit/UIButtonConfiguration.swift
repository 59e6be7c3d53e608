extension UIButton {
    public struct Configuration {
        public enum Size: Int { case small, medium, large, mini }
        public enum CornerStyle: Int { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum TitleAlignment: Int { case automatic, leading, center, trailing }
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var titlePadding: CGFloat = 1
        public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
        public var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 12, bottom: 7, trailing: 12)
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background: UIBackgroundConfiguration = .clear()
        public var buttonSize: UIButton.Configuration.Size = .medium
        public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
        public var showsActivityIndicator: Bool = false
        init() {}
        public static func plain() -> UIButton.Configuration { Configuration() }
        public static func tinted() -> UIButton.Configuration { Configuration() }
        public static func gray() -> UIButton.Configuration { Configuration() }
        public static func filled() -> UIButton.Configuration { Configuration() }
        public static func borderless() -> UIButton.Configuration { Configuration() }
        public static func bordered() -> UIButton.Configuration { Configuration() }
        public static func borderedTinted() -> UIButton.Configuration { Configuration() }
        public static func borderedProminent() -> UIButton.Configuration { Configuration() }
        public func updated(for button: UIButton) -> UIButton.Configuration { self }
    }
}

public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    public var customView: UIView?
    init() {}
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0
    public var leading: CGFloat = 0
    public var bottom: CGFloat = 0
    public var trailing: CGFloat = 0
    public static let zero = NSDirectionalEdgeInsets()
    public init() {}

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}
