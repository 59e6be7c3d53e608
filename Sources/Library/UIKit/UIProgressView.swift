public class UIActivityIndicatorView: UIView {
    public enum Style: Int { case medium = 100, large = 101 }
    public var style: UIActivityIndicatorView.Style = .medium
    public var color: UIColor?
    public var hidesWhenStopped: Bool = true
    public var isAnimating: Bool = false

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }
}

public class UIProgressView: UIView {
    public var progress: Float = 0
    public var progressTintColor: UIColor?
    public var trackTintColor: UIColor?
    public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
