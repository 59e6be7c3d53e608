struct URLQueryItem: Hashable, CustomStringConvertible, Sendable {
    var name: String
    var value: String?

    init(name: String, value: String?) {
        self.name = name
        self.value = value
    }

    var description: String { value.map { name + "=" + $0 } ?? name }
}

struct URLComponents: Hashable, Sendable {
    var scheme: String?
    var user: String?
    var host: String?
    var port: Int?
    var percentEncodedPath = ""
    var percentEncodedQuery: String?
    var percentEncodedFragment: String?
    init() {}
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { self.init(string: url.absoluteString) }

    init?(string: String) {
        if string.contains(" ") { return nil }
        var rest = string
        if let mark = rest.range(of: "#") {
            percentEncodedFragment = String(rest[mark.upperBound...])
            rest = String(rest[..<mark.lowerBound])
        }
        if let mark = rest.range(of: "?") {
            percentEncodedQuery = String(rest[mark.upperBound...])
            rest = String(rest[..<mark.lowerBound])
        }
        if let mark = rest.range(of: ":"), !rest[..<mark.lowerBound].contains("/") {
            scheme = String(rest[..<mark.lowerBound])
            rest = String(rest[mark.upperBound...])
        }
        percentEncodedPath = rest
        if rest.hasPrefix("//") {
            let authority = rest.dropFirst(2).prefix { $0 != "/" }
            percentEncodedPath = String(rest.dropFirst(2 + authority.count))
            setAuthority(String(authority))
        }
    }

    private mutating func setAuthority(_ authority: String) {
        var names = authority
        if let mark = names.range(of: "@") {
            user = String(names[..<mark.lowerBound])
            names = String(names[mark.upperBound...])
        }
        let parts = names.components(separatedBy: ":")
        host = parts[0]
        if parts.count > 1 { port = Int(parts[1]) }
    }
}

extension URLComponents {
    var path: String {
        get { percentEncodedPath.removingPercentEncoding ?? percentEncodedPath }
        set { percentEncodedPath = _percentEncoded(newValue, "/:@!$&'()*+,;=") }
    }

    var query: String? {
        get { percentEncodedQuery?.removingPercentEncoding }
        set { percentEncodedQuery = newValue.map { _percentEncoded($0, "/?:@!$&'()*+,;=") } }
    }

    var fragment: String? {
        get { percentEncodedFragment?.removingPercentEncoding }
        set { percentEncodedFragment = newValue.map { _percentEncoded($0, "/?:@!$&'()*+,;=") } }
    }

    var queryItems: [URLQueryItem]? {
        get {
            percentEncodedQuery?.split(separator: "&").map { item in
                let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                    String($0).removingPercentEncoding ?? ""
                }
                return URLQueryItem(name: parts[0], value: parts.count > 1 ? parts[1] : nil)
            }
        }
        set {
            percentEncodedQuery = newValue?.map { item in
                _percentEncoded(item.name, "/?:@!$'()*+,")
                    + (item.value.map { "=" + _percentEncoded($0, "/?:@!$'()*+,") } ?? "")
            }.joined(separator: "&")
        }
    }

    var string: String? {
        var text = scheme.map { $0 + ":" } ?? ""
        if let host { text += "//" + (user.map { $0 + "@" } ?? "") + host + (port.map { ":\($0)" } ?? "") }
        text += percentEncodedPath
        if let percentEncodedQuery { text += "?" + percentEncodedQuery }
        if let percentEncodedFragment { text += "#" + percentEncodedFragment }
        return text
    }

    var url: URL? { string.flatMap { URL(string: $0) } }
}

extension URL {
    private var components: URLComponents { URLComponents(string: absoluteString) ?? URLComponents() }

    private func changed(_ change: (inout URLComponents) -> Void) -> URL {
        var components = components
        change(&components)
        return components.url ?? self
    }

    var port: Int? { components.port }
    var user: String? { components.user }
    var query: String? { components.percentEncodedQuery }
    var fragment: String? { components.percentEncodedFragment }
    var isFileURL: Bool { scheme == "file" }
    func query(percentEncoded: Bool = true) -> String? { percentEncoded ? query : components.query }
    func fragment(percentEncoded: Bool = true) -> String? { percentEncoded ? fragment : components.fragment }

    func path(percentEncoded: Bool = true) -> String {
        percentEncoded ? components.percentEncodedPath : components.path
    }

    func deletingLastPathComponent() -> URL {
        changed { parts in
            var names = parts.percentEncodedPath.components(separatedBy: "/")
            while names.count > 1, names.last == "" { names.removeLast() }
            if names.count > 1 { parts.percentEncodedPath = names.dropLast().joined(separator: "/") + "/" }
        }
    }

    func deletingPathExtension() -> URL {
        if pathExtension.isEmpty { return self }
        return changed {
            $0.percentEncodedPath = String($0.percentEncodedPath.dropLast(pathExtension.count + 1))
        }
    }

    func appending(queryItems: [URLQueryItem]) -> URL {
        changed { $0.queryItems = ($0.queryItems ?? []) + queryItems }
    }

    mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
    mutating func append(path: String) { self = appending(path: path) }

    func appendingPathComponent(_ component: String) -> URL {
        changed {
            $0.percentEncodedPath +=
                ($0.percentEncodedPath.hasSuffix("/") ? "" : "/")
                + _percentEncoded(component, "/:@!$&'()*+,;=")
        }
    }

    func appending(path: String) -> URL { appendingPathComponent(path) }
    func appending(component: String) -> URL { appendingPathComponent(component) }
    func appending(components: String...) -> URL { components.reduce(self) { $0.appendingPathComponent($1) } }

    struct FormatStyle: _URLStyle {
        typealias FormatInput = URL
        typealias FormatOutput = String
        enum Component: Hashable { case scheme, user, password, host, port, path, query, fragment }

        struct ComponentDisplayOption: Hashable {
            fileprivate var shows = true
            fileprivate var component: Component?
            fileprivate var values: Set<String> = []
            fileprivate var isForPorts = false
            static let always = ComponentDisplayOption()
            static let never = ComponentDisplayOption(shows: false)

            static let omitIfHTTPFamily = ComponentDisplayOption(
                shows: false, component: .scheme, values: ["http", "https"])

            static func displayWhen(_ condition: Component, matches values: Set<String>)
                -> ComponentDisplayOption
            { ComponentDisplayOption(shows: true, component: condition, values: values) }

            static func omitWhen(_ condition: Component, matches values: Set<String>)
                -> ComponentDisplayOption
            { ComponentDisplayOption(shows: false, component: condition, values: values) }
        }

        private var options: [Component: ComponentDisplayOption]

        init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            host: ComponentDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never,
            fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .host: host, .port: port, .path: path, .query: query,
                .fragment: fragment,
            ]
        }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> URL.FormatStyle {
            var style = self
            style.options[component] = option
            return style
        }

        func scheme(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle {
            with(.scheme, strategy)
        }

        func user(_ strategy: ComponentDisplayOption = .never) -> URL.FormatStyle { with(.user, strategy) }
        func host(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { with(.host, strategy) }

        func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> URL.FormatStyle {
            with(.port, strategy)
        }

        func path(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { with(.path, strategy) }
        func query(_ strategy: ComponentDisplayOption = .never) -> URL.FormatStyle { with(.query, strategy) }

        func fragment(_ strategy: ComponentDisplayOption = .never) -> URL.FormatStyle {
            with(.fragment, strategy)
        }

        func locale(_ locale: Locale) -> URL.FormatStyle { self }

        private func text(of component: Component, in url: URL) -> String? {
            switch component {
            case .scheme: url.scheme
            case .user: url.user
            case .password: nil
            case .host: url.host()
            case .port: url.port.map { String($0) }
            case .path: url.path()
            case .query: url.query()
            case .fragment: url.fragment()
            }
        }

        private func shown(_ component: Component, of url: URL) -> String? {
            guard let option = options[component] else { return nil }
            var shows = option.shows
            if let condition = option.component {
                shows = option.values.contains(text(of: condition, in: url) ?? "") == option.shows
            }
            return shows ? text(of: component, in: url) : nil
        }

        func format(_ value: URL) -> String {
            var text = shown(.scheme, of: value).map { $0 + "://" } ?? ""
            if let user = shown(.user, of: value) { text += user + "@" }
            text += shown(.host, of: value) ?? ""
            if let port = shown(.port, of: value) { text += ":" + port }
            text += shown(.path, of: value) ?? ""
            if let query = shown(.query, of: value) { text += "?" + query }
            if let fragment = shown(.fragment, of: value) { text += "#" + fragment }
            return text
        }
    }
}

protocol _URLStyle: FormatStyle {}

extension FormatStyle where Self == URL.FormatStyle {
    static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension URL {
    func formatted() -> String { URL.FormatStyle().format(self) }
    func formatted(_ style: URL.FormatStyle) -> String { style.format(self) }
}
