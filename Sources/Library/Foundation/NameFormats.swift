struct PersonNameComponents: Hashable, Codable, Sendable {
    var namePrefix: String?
    var givenName: String?
    var middleName: String?
    var familyName: String?
    var nameSuffix: String?
    var nickname: String?
    init() {}

    init(
        namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
        familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
    ) {
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
    }

    init(_ value: String) throws {
        let names = value.split(separator: " ").map { String($0) }
        guard let first = names.first else { throw CocoaError() }
        givenName = first
        if names.count > 1 { familyName = names.last }
        if names.count > 2 { middleName = names[1..<(names.count - 1)].joined(separator: " ") }
    }

    func formatted() -> String { FormatStyle().format(self) }
    func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

extension PersonNameComponents {
    struct FormatStyle: _NameStyle, ParseableFormatStyle, Hashable {
        typealias FormatInput = PersonNameComponents
        typealias FormatOutput = String
        enum Style: Hashable { case short, medium, long, abbreviated }
        var style: Style
        init(style: Style = .medium) { self.style = style }
        func locale(_ locale: Locale) -> PersonNameComponents.FormatStyle { self }

        func format(_ value: PersonNameComponents) -> String {
            let names: [String?]
            switch style {
            case .short: names = [value.nickname ?? value.givenName ?? value.familyName]
            case .medium: names = [value.givenName, value.familyName]
            case .long:
                names = [
                    value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
                ]
            case .abbreviated:
                return [value.givenName, value.familyName].compactMap { $0?.prefix(1) }.joined()
            }
            return names.compactMap { $0 }.joined(separator: " ")
        }
    }
}

extension PersonNameComponents: CustomDebugStringConvertible, CustomStringConvertible {
    var description: String {
        [
            ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName),
            ("familyName", familyName), ("nameSuffix", nameSuffix), ("nickname", nickname),
        ].compactMap { part in part.1.map { "\(part.0): \($0)" } }.joined(separator: " ")
    }

    var debugDescription: String { description }
}

protocol _NameStyle: FormatStyle {}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle {
        PersonNameComponents.FormatStyle(style: style)
    }
}

class PersonNameComponentsFormatter: Formatter {
    enum Style { case `default`, short, medium, long, abbreviated }
    var style = Style.default
    var locale = Locale.current
    override init() { super.init() }

    func personNameComponents(from string: String) -> PersonNameComponents? {
        try? PersonNameComponents(string)
    }

    func string(from components: PersonNameComponents) -> String {
        switch style {
        case .default, .medium: components.formatted()
        case .short: components.formatted(.name(style: .short))
        case .long: components.formatted(.name(style: .long))
        case .abbreviated: components.formatted(.name(style: .abbreviated))
        }
    }

    static func localizedString(from components: PersonNameComponents, style: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }
}
