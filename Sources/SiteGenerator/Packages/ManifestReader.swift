import Syntax

/// Makes a manifest of what its statements come to.
struct ManifestReader {
    private let file: SourceFile
    private var problems: [Problem] = []

    init(_ file: SourceFile) {
        self.file = file
    }

    mutating func read() -> (PackageManifest, [Problem]) {
        var manifest = PackageManifest(file: file)
        let parsed = parse(SourceText(name: file.path, bytes: file.bytes))
        for found in parsed.diagnostics where found.severity == .error {
            report(.error, found.message, found.range)
        }
        var evaluator = ManifestEvaluator()
        evaluator.run(parsed.tree.statements)
        guard let arguments = evaluator.package else {
            if problems.isEmpty {
                report(
                    .error, "this manifest makes no 'Package(name: …)' that can be read without running it",
                    nil)
            }
            return (manifest, problems)
        }
        for range in evaluator.skipped where mentionsTargets(range) {
            report(
                .warning,
                "whether these targets are there is known only when the manifest runs: they are left out",
                range)
        }
        fill(&manifest, arguments)
        if manifest.targets.isEmpty, problems.isEmpty {
            report(.error, "this package has no target", evaluator.packageRange)
        }
        return (manifest, problems)
    }

    private func mentionsTargets(_ range: SourceRange) -> Bool {
        file.find("targets".utf8, in: range.lower..<range.upper) != nil
            || file.find(".target(".utf8, in: range.lower..<range.upper) != nil
    }

    private mutating func report(_ severity: Problem.Severity, _ message: String, _ range: SourceRange?) {
        problems.append(
            Problem(severity, message, file: file, range: range.map { $0.lower..<$0.upper } ?? 0..<0))
    }

    /// Says that a value cannot be known.
    private mutating func unknown(_ value: ManifestValue, _ what: String) {
        report(.warning, "\(what) cannot be told without running the manifest", value.range)
    }

    // MARK: Parts

    private mutating func fill(_ manifest: inout PackageManifest, _ arguments: [ManifestValue.Argument]) {
        let package = ManifestCall(arguments)
        manifest.name = text(package["name"], "the package's name") ?? ""
        if case .text(let language, _)? = package["defaultLocalization"] {
            manifest.defaultLocalization = language
        } else if case .call(_, let arguments, _)? = package["defaultLocalization"],
            case .text(let language, _)? = arguments.first?.value
        {
            manifest.defaultLocalization = language
        }
        manifest.packages = list(package["dependencies"], "a package").compactMap { packageDependency($0) }
        manifest.products = list(package["products"], "a product").compactMap { product($0) }
        manifest.targets = list(package["targets"], "a target").compactMap { target($0) }
        if manifest.targets.isEmpty, let range = package["targets"]?.range {
            manifest.unknownTargets = range.lower..<range.upper
        }
    }

    private mutating func target(_ value: ManifestValue) -> PackageManifest.Target? {
        guard case .call(let kind, let arguments, let range) = value else {
            unknown(value, "a target")
            return nil
        }
        guard ["target", "executableTarget", "testTarget", "macro"].contains(kind) else { return nil }
        let call = ManifestCall(arguments)
        guard let name = text(call["name"], "the target's name") else { return nil }
        var target = PackageManifest.Target(name: name)
        target.isTest = kind == "testTarget"
        target.range = range.lower..<range.upper
        target.path = text(call["path"], "the path of '\(name)'")
        target.dependencies = list(call["dependencies"], "a dependency of '\(name)'").compactMap {
            dependency($0)
        }
        target.exclude = texts(call["exclude"], "what '\(name)' excludes")
        target.sources = call["sources"].map { texts($0, "the sources of '\(name)'") }
        target.resources = list(call["resources"], "a resource of '\(name)'").compactMap { resource($0) }
        if case .list(let settings, _)? = call["swiftSettings"] {
            target.defines = settings.compactMap { define($0) }
        }
        return target
    }

    /// `.define("PREVIEWS")`; no other setting changes what a file holds.
    private func define(_ value: ManifestValue) -> PackageManifest.Define? {
        guard case .call("define", let arguments, _) = value,
            case .text(let name, _)? = arguments.first?.value
        else { return nil }
        guard arguments.count > 1, case .call("when", let conditions, _) = arguments[1].value,
            case .list(let platforms, _)? = ManifestCall(conditions)["platforms"]
        else { return .init(name: name) }
        return .init(name: name, platforms: platforms.compactMap(\.memberName))
    }

    private mutating func dependency(_ value: ManifestValue) -> PackageManifest.TargetDependency? {
        switch value {
        case .text(let name, let range): return .init(name: name, range: range.lower..<range.upper)
        case .call("target", let arguments, let range), .call("product", let arguments, let range),
            .call("byName", let arguments, let range):
            let call = ManifestCall(arguments)
            guard let name = text(call["name"], "the name of a dependency") else { return nil }
            return .init(
                name: name, package: text(call["package"], "its package"), range: range.lower..<range.upper)
        default:
            unknown(value, "a dependency")
            return nil
        }
    }

    /// `.process("Resources")`, `.copy("Fonts")`
    private mutating func resource(_ value: ManifestValue) -> String? {
        guard case .call(_, let arguments, _) = value else {
            unknown(value, "a resource")
            return nil
        }
        return text(arguments.first?.value, "the path of a resource")
    }

    private mutating func packageDependency(_ value: ManifestValue) -> PackageManifest.PackageDependency? {
        guard case .call("package", let arguments, let range) = value else { return nil }
        let call = ManifestCall(arguments)
        let path = text(call["path"], "the path of a package")
        guard let address = path ?? text(call["url"], "the address of a package") else { return nil }
        var identity = SitePath.name(address.hasSuffix("/") ? String(address.dropLast()) : address)
        if identity.hasSuffix(".git") { identity.removeLast(4) }
        return .init(
            identity: text(call["name"], "its name") ?? identity, checkout: identity, path: path,
            range: range.lower..<range.upper)
    }

    private mutating func product(_ value: ManifestValue) -> PackageManifest.Product? {
        guard case .call(_, let arguments, _) = value else { return nil }
        let call = ManifestCall(arguments)
        guard case .text(let name, _)? = call["name"] else { return nil }
        return .init(name: name, targets: texts(call["targets"], "a target of the product '\(name)'"))
    }

    // MARK: Kinds of values

    private mutating func text(_ value: ManifestValue?, _ what: String) -> String? {
        switch value {
        case .text(let text, _): return text
        case nil, .nothing: return nil
        case let value?:
            unknown(value, what)
            return nil
        }
    }

    private mutating func texts(_ value: ManifestValue?, _ what: String) -> [String] {
        list(value, what).compactMap { text($0, what) }
    }

    private mutating func list(_ value: ManifestValue?, _ what: String) -> [ManifestValue] {
        switch value {
        case .list(let items, _): return items
        case nil, .nothing: return []
        case let value?:
            unknown(value, what)
            return []
        }
    }
}

/// The arguments of a call by their labels.
private struct ManifestCall {
    private let arguments: [ManifestValue.Argument]

    init(_ arguments: [ManifestValue.Argument]) {
        self.arguments = arguments
    }

    subscript(_ label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }
}
