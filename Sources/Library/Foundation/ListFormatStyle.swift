struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
    typealias FormatInput = Base
    typealias FormatOutput = String
    enum ListType { case and, or }
    enum Width { case standard, short, narrow }
    private let memberStyle: Style
    var listType: ListType = .and
    var width: Width = .standard
    init(memberStyle: Style) { self.memberStyle = memberStyle }
    func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> { self }

    func format(_ value: Base) -> String {
        let items = value.map { memberStyle.format($0) }
        let word = listType == .or ? "or" : width == .standard ? "and" : "&"
        if width == .narrow && listType == .and { return items.joined(separator: ", ") }
        if items.count < 2 { return items.joined() }
        if items.count == 2 { return items[0] + " " + word + " " + items[1] }
        return items.dropLast().joined(separator: ", ") + ", " + word + " " + items[items.count - 1]
    }
}

struct StringStyle: FormatStyle, Hashable, Sendable {
    typealias FormatInput = String
    typealias FormatOutput = String
    init() {}
    func format(_ value: String) -> String { value }
}

extension FormatStyle where Self == ListFormatStyle<StringStyle, [String]> {
    static func list(
        type: ListFormatStyle<StringStyle, [String]>.ListType,
        width: ListFormatStyle<StringStyle, [String]>.Width = .standard
    ) -> ListFormatStyle<StringStyle, [String]> {
        var style = ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle())
        style.listType = type
        style.width = width
        return style
    }
}

extension Sequence where Element == String {
    func formatted() -> String { ListFormatStyle<StringStyle, Self>(memberStyle: StringStyle()).format(self) }
}

extension Sequence {
    func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

class ListFormatter: Formatter {
    override init() { super.init() }
    static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
    func string(from items: [Any]) -> String? { items.map { "\($0)" }.formatted() }
}
