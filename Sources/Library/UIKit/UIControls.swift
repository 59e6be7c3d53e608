public class UIButton: UIControl {
    public enum ButtonType: Int {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }
    public let titleLabel: UILabel? = UILabel()
    public let imageView: UIImageView? = UIImageView(image: nil)
    public var contentEdgeInsets: UIEdgeInsets = .zero
    public var titleEdgeInsets: UIEdgeInsets = .zero
    public var imageEdgeInsets: UIEdgeInsets = .zero
    public var configuration: UIButton.Configuration?
    public var configurationUpdateHandler: ((UIButton) -> Void)?
    public var isPointerInteractionEnabled: Bool = false
    public var currentTitle: String?
    public func setNeedsUpdateConfiguration() {}
    public func updateConfiguration() {}
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}

    public convenience init(configuration: UIButton.Configuration) {
        self.init()
        self.configuration = configuration
    }

    public convenience init(type buttonType: UIButton.ButtonType) { self.init() }
    public func setTitle(_ title: String?, for state: UIControl.State) {}
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    public func setImage(_ image: UIImage?, for state: UIControl.State) {}
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

public class UIStackView: UIView {
    public enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    public var axis: NSLayoutConstraint.Axis = .horizontal
    public var distribution: UIStackView.Distribution = .fill
    public var alignment: UIStackView.Alignment = .fill
    public var spacing: CGFloat = 0
    public private(set) var arrangedSubviews: [UIView] = []

    public init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        arrangedSubviews = views
    }

    public override init(frame: CGRect = .zero) { super.init(frame: frame) }
    public func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
    public func removeArrangedSubview(_ view: UIView) {}
}

public class UISearchBar: UIView {
    public enum Style: UInt { case `default`, prominent, minimal }
    public var text: String?
    public var placeholder: String?
    public var searchBarStyle: UISearchBar.Style = .default
    public var delegate: (any UISearchBarDelegate)?
}

public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}

public class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    public var string: String?
    public var image: UIImage?
    public var url: URL?
    override init() {}
}

public class UIGraphicsImageRenderer: NSObject {
    public init(size: CGSize) {}
    public init(bounds: CGRect) {}
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}

public class UIGraphicsImageRendererContext: NSObject {
    override init() {}
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clip(to rect: CGRect) {}
}

public class UISwitch: UIControl {
    public var isOn: Bool = false
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

public class UISlider: UIControl {
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public var isContinuous: Bool = true
    public func setValue(_ value: Float, animated: Bool) { self.value = value }
}

public class UIPageControl: UIControl {
    public var numberOfPages: Int = 0
    public var currentPage: Int = 0
    public var pageIndicatorTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
    public var hidesForSinglePage: Bool = false
}
