public class NSAttributedString: NSObject {
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let font = Key("NSFont")
        public static let foregroundColor = Key("NSColor")
        public static let backgroundColor = Key("NSBackgroundColor")
        public static let kern = Key("NSKern")
        public static let paragraphStyle = Key("NSParagraphStyle")
        public static let underlineStyle = Key("NSUnderline")
        public static let strikethroughStyle = Key("NSStrikethrough")
        public static let baselineOffset = Key("NSBaselineOffset")
        public static let link = Key("NSLink")
        public static let attachment = Key("NSAttachment")
    }

    var runs: [(text: String, attributes: [NSAttributedString.Key: Any])]
    public var string: String { runs.map { $0.text }.joined() }
    public var length: Int { string.utf16.count }
    public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) { runs = [(str, attrs ?? [:])] }
    public init(attributedString attrStr: NSAttributedString) { runs = attrStr.runs }
    init(runs: [(text: String, attributes: [NSAttributedString.Key: Any])]) { self.runs = runs }

    public func size() -> CGSize {
        runs.reduce(CGSize.zero) { size, run in
            let own = run.text.size(withAttributes: run.attributes)
            return CGSize(width: size.width + own.width, height: max(size.height, own.height))
        }
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { string.boundingRect(with: size, options: options, attributes: runs.first?.attributes, context: context) }
}

public class NSMutableAttributedString: NSAttributedString {
    public func append(_ attrString: NSAttributedString) { runs += attrString.runs }

    public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    public func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        var changed: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
        var start = 0
        for run in runs {
            let (head, rest) = split(run.text, at: range.location - start)
            let (inner, tail) = split(rest, at: range.location + range.length - start - head.utf16.count)
            let parts = [
                (head, run.attributes), (inner, run.attributes.merging(attrs) { $1 }), (tail, run.attributes),
            ]
            for (text, attributes) in parts where !text.isEmpty { changed.append((text, attributes)) }
            start += run.text.utf16.count
        }
        runs = changed
    }

    private func split(_ text: String, at offset: Int) -> (String, String) {
        var (head, tail, position) = ("", "", 0)
        for character in text {
            if position < offset { head.append(character) } else { tail.append(character) }
            position += String(character).utf16.count
        }
        return (head, tail)
    }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

public class NSStringDrawingContext: NSObject { public override init() {} }

public class NSParagraphStyle: NSObject {
    public var lineSpacing: CGFloat = 0
    public var alignment: NSTextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    public var paragraphSpacing: CGFloat = 0
    public var lineHeightMultiple: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public override init() {}
}

public class NSMutableParagraphStyle: NSParagraphStyle {}

@native func _textSize(_ text: String, _ font: UIFont, _ width: CGFloat) -> CGSize

extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        _textSize(self, attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12), .infinity)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        return CGRect(origin: .zero, size: _textSize(self, font, size.width > 0 ? size.width : .infinity))
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

extension AttributedString {
    public init(_ nsStr: NSAttributedString) { self.init(nsStr.string) }
}
