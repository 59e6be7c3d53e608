public class UILabel: UIView {
    public var text: String?
    public var font: UIFont! = .systemFont(ofSize: 17)
    public var highlightedTextColor: UIColor?
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    public var allowsDefaultTighteningForTruncation: Bool = false
    public var textColor: UIColor?
    public var textAlignment: NSTextAlignment = .natural
    public var numberOfLines: Int = 1
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontForContentSizeCategory: Bool = false
    public var adjustsFontSizeToFitWidth: Bool = false
    public var minimumScaleFactor: CGFloat = 0
    public var preferredMaxLayoutWidth: CGFloat = 0
    public var attributedText: NSAttributedString?
    public var isEnabled: Bool = true
}
