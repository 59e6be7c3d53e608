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
        public static let strikethroughColor = Key("NSStrikethroughColor")
        public static let underlineColor = Key("NSUnderlineColor")
        public static let strokeColor = Key("NSStrokeColor")
        public static let strokeWidth = Key("NSStrokeWidth")
        public static let shadow = Key("NSShadow")
        public static let tracking = Key("NSTracking")
        public static let baselineOffset = Key("NSBaselineOffset")
        public static let link = Key("NSLink")
        public static let attachment = Key("NSAttachment")
    }

    var runs: [(text: String, attributes: [NSAttributedString.Key: Any])]
    public var string: String { runs.map { $0.text }.joined() }
    public var length: Int { string.utf16.count }
    public override convenience init() { self.init(string: "") }
    public convenience init(_ attrStr: AttributedString) { self.init(string: String(attrStr.characters)) }
    public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        runs = [(str, attrs ?? [:])]
    }
    public init(attributedString attrStr: NSAttributedString) { runs = attrStr.runs }
    init(runs: [(text: String, attributes: [NSAttributedString.Key: Any])]) { self.runs = runs }

    public func attributedSubstring(from range: NSRange) -> NSAttributedString {
        NSAttributedString(runs: cut(range).1)
    }

    public func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?)
        -> [NSAttributedString.Key: Any]
    {
        cut(NSRange(location: location, length: 1)).1.first?.attributes ?? [:]
    }

    public func attribute(
        _ attrName: NSAttributedString.Key, at location: Int,
        effectiveRange range: UnsafeMutablePointer<NSRange>?
    ) -> Any? { attributes(at: location, effectiveRange: nil)[attrName] }

    /// The runs before, within and behind a range.
    func cut(_ range: NSRange) -> (
        [(text: String, attributes: [NSAttributedString.Key: Any])],
        [(text: String, attributes: [NSAttributedString.Key: Any])],
        [(text: String, attributes: [NSAttributedString.Key: Any])]
    ) {
        var parts: [[(text: String, attributes: [NSAttributedString.Key: Any])]] = [[], [], []]
        var start = 0
        for run in runs {
            let (head, rest) = split(run.text, at: range.location - start)
            let (inner, tail) = split(rest, at: range.location + range.length - start - head.utf16.count)
            for (index, text) in [head, inner, tail].enumerated() where !text.isEmpty {
                parts[index].append((text, run.attributes))
            }
            start += run.text.utf16.count
        }
        return (parts[0], parts[1], parts[2])
    }

    private func split(_ text: String, at offset: Int) -> (String, String) {
        var (head, tail, position) = ("", "", 0)
        for character in text {
            if position < offset { head.append(character) } else { tail.append(character) }
            position += String(character).utf16.count
        }
        return (head, tail)
    }

    public func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var start = enumerationRange.location
        for run in cut(enumerationRange).1 {
            let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
            stop.initialize(to: false)
            block(run.attributes, NSRange(location: start, length: run.text.utf16.count), stop)
            if stop.pointee.boolValue { return }
            start += run.text.utf16.count
        }
    }

    public func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateAttributes(in: enumerationRange, options: opts) { block($0[attrName], $1, $2) }
    }

    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 2)
        public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1_048_576)
    }

    public func size() -> CGSize {
        runs.reduce(CGSize.zero) { size, run in
            let own = run.text.size(withAttributes: run.attributes)
            return CGSize(width: size.width + own.width, height: max(size.height, own.height))
        }
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        string.boundingRect(
            with: size, options: options, attributes: runs.first?.attributes, context: context)
    }
}

public class NSMutableAttributedString: NSAttributedString {
    public func append(_ attrString: NSAttributedString) { runs += attrString.runs }

    public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    public func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        let (head, inner, tail) = cut(range)
        runs = head + inner.map { ($0.text, $0.attributes.merging(attrs) { $1 }) } + tail
    }

    public func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let (head, inner, tail) = cut(range)
        runs = head + inner.map { ($0.text, attrs ?? [:]) } + tail
    }

    public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        let (head, inner, tail) = cut(range)
        runs = head + inner.map { run in (run.text, run.attributes.filter { $0.key != name }) } + tail
    }

    public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let (head, _, tail) = cut(range)
        runs = head + attrString.runs + tail
    }

    public func replaceCharacters(in range: NSRange, with str: String) {
        let (head, inner, tail) = cut(range)
        runs = head + [(str, (inner.first ?? head.last ?? tail.first)?.attributes ?? [:])] + tail
    }

    public func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: NSAttributedString())
    }
    public func setAttributedString(_ attrString: NSAttributedString) { runs = attrString.runs }

    public func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    public func beginEditing() {}
    public func endEditing() {}
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
    public var headIndent: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var tailIndent: CGFloat = 0
    public var paragraphSpacingBefore: CGFloat = 0
    public var defaultTabInterval: CGFloat = 0
    public var hyphenationFactor: Float = 0
    public var allowsDefaultTighteningForTruncation: Bool = false
    public var usesDefaultHyphenation: Bool = false
    public var baseWritingDirection: NSWritingDirection = .natural
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    public var tabStops: [NSTextTab] = []
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }
    public override init() {}

    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 65535)
    }
}

public class NSTextTab: NSObject {
    public let alignment: NSTextAlignment
    public let location: CGFloat

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [String: Any] = [:])
    {
        self.alignment = alignment
        location = loc
        super.init()
    }
}

public enum NSWritingDirection: Int { case natural = -1, leftToRight, rightToLeft }

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 256)
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
    public static let byWord = NSUnderlineStyle(rawValue: 32768)
}

public class NSMutableParagraphStyle: NSParagraphStyle {}

extension NSParagraphStyle: NSMutableCopying {
    public func mutableCopy(with zone: NSZone?) -> Any {
        let copy = NSMutableParagraphStyle()
        (copy.lineSpacing, copy.alignment, copy.lineBreakMode) = (lineSpacing, alignment, lineBreakMode)
        (copy.paragraphSpacing, copy.lineHeightMultiple) = (paragraphSpacing, lineHeightMultiple)
        (copy.minimumLineHeight, copy.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
        (copy.headIndent, copy.firstLineHeadIndent, copy.tailIndent) = (
            headIndent, firstLineHeadIndent, tailIndent
        )
        return copy
    }
}

extension NSAttributedString: NSMutableCopying {
    public func mutableCopy(with zone: NSZone?) -> Any { NSMutableAttributedString(attributedString: self) }
}

@native func _textSize(_ text: String, _ font: UIFont, _ width: CGFloat) -> CGSize

extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        _textSize(self, attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12), .infinity)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
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
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension AttributedString {
    public init(_ nsStr: NSAttributedString) { self.init(nsStr.string) }
}
