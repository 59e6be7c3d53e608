import BundledLibrary
import Syntax

@testable import Interpreter

/// The rows of SwiftUI as the source of a Swift module with empty bodies: what the real compiler refuses is a
/// row that says something SwiftUI does not.
///
/// Swift's own library and Foundation come from the toolchain. Of our rows for them only those are printed
/// that Linux lacks: Combine, affine transforms, localized resources.
struct StubModule {
    static var source: String {
        var module = StubModule()
        let views = StubRow.all.filter { $0.isOf("SwiftUI") || $0.isOf("UIKit") || $0.isOf("CoreLocation") }
        for row in missingOnLinux + views { module.note(row) }
        for row in missingOnLinux { module.add(row, isPublic: false) }
        for row in views where !inToolchain.contains(declaredType(row)) { module.add(row, isPublic: true) }
        for (wrapper, members) in module.inner {
            let head =
                module.text.range(of: "struct \(wrapper)<") ?? module.text.range(of: "struct \(wrapper)")!
            let brace = module.text[head.upperBound...].firstIndex(of: "{")!
            module.text.insert(contentsOf: "\n" + members, at: module.text.index(after: brace))
        }
        return prelude + module.text + module.requirements + module.marks
    }

    private static let prelude = """
        @_exported import Foundation
        @_exported import Observation

        /// Borne by every type of the stubs, so that requirements met by native code need no text.
        public protocol _Stub {}
        extension Equatable where Self: _Stub { public static func == (a: Self, b: Self) -> Bool { fatalError() } }
        extension Hashable where Self: _Stub { public func hash(into hasher: inout Hasher) { fatalError() } }
        extension Never: _Stub {}
        public struct _Opaque: _Stub { public init() { fatalError() } }
        extension _Opaque: DynamicViewContent, InsettableShape, ShapeStyle, ShapeView, VisualEffect {
            public typealias Resolved = Never
            public typealias Body = Never
            public typealias Data = [Never]
            public typealias Content = _Opaque
            public typealias InsetShape = _Opaque
            public var body: Never { fatalError() }
        }
        extension _Opaque: Layout {
            public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { fatalError() }
            public func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
            ) { fatalError() }
        }
        public struct _OpaqueEffect: _Stub, GeometryEffect {
            public typealias AnimatableData = EmptyAnimatableData
            public var animatableData: EmptyAnimatableData { get { fatalError() } set {} }
            public init() { fatalError() }
            public func effectValue(size: CGSize) -> ProjectionTransform { fatalError() }
        }
        public struct _OpaqueToolbar: _Stub, CustomizableToolbarContent {
            public typealias Body = Never
            public var body: Never { fatalError() }
            public init() { fatalError() }
        }
        public struct _OpaqueTab<TabValue: Hashable>: _Stub, TabContent { public init() { fatalError() } }
        public struct _OpaqueTableRow<TableRowValue: Identifiable>: _Stub, TableRowContent { public init() { fatalError() } }
        public struct _OpaqueTableColumn<TableRowValue: Identifiable, TableColumnSortComparator>: _Stub, TableColumnContent {
            public init() { fatalError() }
        }
        extension Optional: _Stub {}
        extension NSString: NSItemProviderReading, NSItemProviderWriting {}
        extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
        public struct CGVector: Equatable, Sendable { public var dx, dy: CGFloat }
        extension String { public typealias LocalizationValue = LocalizedStringResource }
        extension CGPoint { public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() } }
        extension CGSize { public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() } }
        extension CGRect { public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() } }
        extension RangeReplaceableCollection where Self: MutableCollection {
            public mutating func remove(atOffsets offsets: IndexSet) {}
        }
        extension MutableCollection { public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {} }
        extension NotificationCenter {
            public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> { fatalError() }
        }
        extension String {
            public init(localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, comment: StaticString? = nil) { fatalError() }
        }
        extension Measurement { public func formatted() -> String { fatalError() } }
        public struct _Macro {}
        @discardableResult public func _Preview<Content: View>(
            _ name: String? = nil, traits: PreviewTrait<_Macro>..., @ViewBuilder body: @escaping () -> Content) -> _Macro { fatalError() }
        public struct PreviewTrait<T> {
            public static var sizeThatFitsLayout: PreviewTrait<T> { fatalError() }
            public static var landscapeLeft: PreviewTrait<T> { fatalError() }
            public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { fatalError() }
        }

        """

    private static let absentTypes: Set<String> = [
        "CGAffineTransform", "LocalizedStringResource", "NSItemProvider", "NSItemProviderReading",
        "NSItemProviderWriting",
    ]
    /// What the toolchain has beside Foundation.
    private static let inToolchain: Set<String> = ["Observable"]
    private static let presentTypes: Set<String> = [
        "RunLoop", "Timer", "Notification", "NotificationCenter",
    ]

    private static var missingOnLinux: [StubRow] {
        StubRow.all.filter { $0.isOf("Combine") && !presentTypes.contains(declaredType($0)) }
            + StubRow.all.filter { $0.isOf("Foundation") && absentTypes.contains(declaredType($0)) }
    }

    /// The type that a row declares; empty for an extension.
    private static func declaredType(_ row: StubRow) -> String {
        guard case .nominal(let type)? = parse(SourceText(row.text)).tree.declarations.first?.kind,
            type.kind != .extension
        else { return "" }
        return type.name.name.text
    }

    private var text = ""
    private var requirements = ""
    private var marks = ""
    /// What extensions declare, as `Protocol.name`: a requirement with such a default needs no other.
    private var defaults: Set<String> = []
    private var classes: Set<String> = []
    private var wrappers: Set<String> = []
    private var inner: [String: String] = [:]

    /// Whether a row is a property that a `$name` stands beside, or that `$name` itself: the compiler makes
    /// the two of one wrapped property.
    private func isProjected(_ source: SourceText) -> Bool {
        guard case .nominal(let type)? = parse(source).tree.declarations.first?.kind,
            let extended = type.extendedType,
            type.members.count == 1, let name = StubPrinter.names(of: type.members[0]).first
        else { return false }
        let owner = source.text(in: extended.range)
        return name.hasPrefix("$") || defaults.contains("\(owner).$\(name)")
    }

    /// Puts the members of a property wrapper's extensions into its body, where alone the compiler looks for
    /// them.
    private mutating func merge(_ row: StubRow, _ printer: StubPrinter) -> Bool {
        let source = SourceText(row.text)
        guard case .nominal(let type)? = parse(source).tree.declarations.first?.kind,
            let extended = type.extendedType,
            type.requirements.isEmpty, type.inherited.isEmpty,
            wrappers.contains(source.text(in: extended.range)),
            type.members.count == 1
        else { return false }
        inner[source.text(in: extended.range), default: ""] +=
            "    " + printer.memberText(type.members[0]) + "\n"
        return true
    }

    private mutating func note(_ row: StubRow) {
        let source = SourceText(row.text)
        for case .nominal(let type) in parse(source).tree.declarations.map(\.kind) {
            if type.kind == .class { classes.insert(type.name.name.text) }
            if type.kind == .struct, row.text.contains("@propertyWrapper"), type.extendedType == nil {
                wrappers.insert(type.name.name.text)
            }
            guard let extended = type.extendedType else { continue }
            for member in type.members {
                for name in StubPrinter.names(of: member) {
                    defaults.insert(source.text(in: extended.range) + "." + name)
                }
            }
        }
    }

    private mutating func add(_ row: StubRow, isPublic: Bool) {
        let source = SourceText(row.text)
        if isProjected(source) { return }
        var printer = StubPrinter(source: source, addsAccess: !isPublic, isNative: row.isNative)
        printer.defaults = defaults
        printer.classes = classes
        for declaration in parse(source).tree.declarations { printer.print(declaration) }
        if !merge(row, printer) { text += printer.text + "\n" }
        requirements += printer.requirements
        marks += printer.marks
    }
}

/// A row of the library without what its attributes tell our own binder.
struct StubRow {
    let path: String
    let text: String
    let isNative: Bool

    static let all = LibraryText(LibraryBundle.text).parts().rows.map { StubRow($0) }

    private init(_ row: LibraryRow) {
        path = row.file
        text = row.text.replacing(#/@(native|accepted|ignored)(\("[^"]*"\))?\s+/#, with: "")
        isNative = text.utf8.count < row.text.utf8.count
    }

    func isOf(_ framework: String) -> Bool { path.hasPrefix(framework + "/") }
}

/// One row as source: the row's own text with bodies put in where it has none.
struct StubPrinter {
    let source: SourceText
    /// Rows of the standard library are written without `public`.
    let addsAccess: Bool
    let isNative: Bool
    private(set) var requirements = ""
    private(set) var marks = ""
    fileprivate(set) var defaults: Set<String> = []
    fileprivate(set) var classes: Set<String> = []
    private var edits: [(range: SourceRange, text: String)] = []
    /// Types whose values stand for those of a protocol.
    private static let values = [
        "some Transition": "IdentityTransition", "some GeometryEffect": "_OpaqueEffect",
        "some HoverEffectContent": "EmptyHoverEffectContent", "some CustomHoverEffect": "EmptyHoverEffect",
        "some CustomizableToolbarContent": "_OpaqueToolbar",
    ]

    private static func body(returning result: String?) -> String {
        guard let result, result.hasPrefix("some "),
            !["some View", "some Scene", "some ToolbarContent"].contains(result)
        else { return " { fatalError() }" }
        if let made = values[result] { return " { \(made)() }" }
        guard let opening = result.firstIndex(of: "<") else { return " { _Opaque() }" }
        let kind =
            result.contains("TableRow") ? result.contains("TableColumn") ? "TableColumn" : "TableRow" : "Tab"
        return " { _Opaque\(kind)\(result[opening...])() }"
    }

    init(source: SourceText, addsAccess: Bool, isNative: Bool) {
        self.source = source
        self.addsAccess = addsAccess
        self.isNative = isNative
    }

    /// The row with all edits made.
    var text: String {
        var bytes = source.bytes
        for edit in edits.enumerated().sorted(by: {
            ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset)
        }).reversed() {
            bytes.replaceSubrange(
                edit.element.range.lower..<edit.element.range.upper, with: Array(edit.element.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private enum Place {
        case top
        case type
        case `extension`
        case `protocol`
    }

    mutating func print(_ declaration: DeclarationSyntax) { print(declaration, in: .top, path: "") }

    private mutating func print(_ declaration: DeclarationSyntax, in place: Place, path: String) {
        if place != .protocol { addAccess(declaration) }
        switch declaration.kind {
        case .nominal(let type): print(type, path: path)
        case .function(let function) where place != .protocol:
            fill(function.body, function.signature.result, at: declaration.range.upper)
        case .initializer(let made) where place != .protocol:
            if place == .extension, !declaration.has("convenience"),
                classes.contains(path.split(separator: ".").first.map(String.init) ?? "")
            {
                edits.append((keyword("init", in: declaration), "convenience init"))
            }
            fill(made.body, nil, at: declaration.range.upper)
        case .subscript(let made) where place != .protocol:
            fill(made.accessors, made.signature.result, at: declaration.range.upper)
        case .variable(let variable) where place != .protocol:
            for binding in variable.bindings {
                if binding.accessors != nil
                    || binding.initializer == nil && isComputed(declaration, variable, place)
                {
                    fill(binding.accessors, binding.type, at: declaration.range.upper)
                    if variable.isLet { edits.append((keyword("let", in: declaration), "var")) }
                }
            }
        default: break
        }
    }

    /// Whether a `var` without anything behind it is computed by native code.
    private func isComputed(_ declaration: DeclarationSyntax, _ variable: VariableSyntax, _ place: Place)
        -> Bool
    {
        place != .type || declaration.has("static") || (isNative && !variable.isLet)
    }

    private func keyword(_ word: String, in declaration: DeclarationSyntax) -> SourceRange {
        parse(source).tokens.first { token in
            token.lower >= declaration.range.lower && source.text(in: token.range) == word
        }!.range
    }

    private mutating func addAccess(_ declaration: DeclarationSyntax) {
        guard addsAccess else { return }
        if case .nominal(let type) = declaration.kind, type.kind == .extension { return }
        if case .enumCase = declaration.kind { return }
        if declaration.has("private") || declaration.has("public") { return }
        let start = declaration.attributes.last?.range.upper ?? declaration.range.lower
        edits.append((SourceRange(start, start), " public "))
    }

    private mutating func print(_ type: NominalSyntax, path: String) {
        let name = type.extendedType.map { source.text(in: $0.range) } ?? path + type.name.name.text
        let place: Place = type.kind == .protocol ? .protocol : type.kind == .extension ? .extension : .type
        if type.kind == .protocol { requirements += met(type) }
        let isSubclass = type.inherited.contains {
            classes.contains(String(source.text(in: $0.range).prefix { $0 != "<" }))
        }
        if place == .type, !isSubclass { marks += "extension \(name): _Stub {}\n" }
        for member in type.members { print(member, in: place, path: name + ".") }
        if type.kind == .struct, !hasStorageOrInitializer(type) { seal(type) }
        if type.body == nil, type.kind != .struct {
            edits.append((SourceRange(source.bytes.count, source.bytes.count), " {}"))
        }
    }

    private func hasStorageOrInitializer(_ type: NominalSyntax) -> Bool {
        type.members.contains { member in
            switch member.kind {
            case .initializer: true
            case .variable(let variable):
                !member.has("static") && variable.bindings.contains { $0.accessors == nil }
            default: false
            }
        }
    }

    /// A private field keeps the compiler from supplying an initializer that no row declares.
    private mutating func seal(_ type: NominalSyntax) {
        let wrapped = defaults.sorted().first { $0.hasPrefix("\(type.name.name.text).$") }
        let field =
            wrapped.map { " @Binding public var \($0.split(separator: "$")[1]): Bool; " }
            ?? " private let _stub: Int; "
        let end = source.bytes.count
        if let body = type.body {
            edits.append((SourceRange(body.lower + 1, body.lower + 1), field))
        } else {
            edits.append((SourceRange(end, end), " {\(field)}"))
        }
    }

    // MARK: Bodies

    private mutating func fill(_ body: CodeBlockSyntax?, _ result: TypeSyntax?, at end: Int) {
        let text = Self.body(returning: result.map { source.text(in: $0.range) })
        edits.append((body?.range ?? SourceRange(end, end), text))
    }

    private mutating func fill(_ accessors: AccessorBlockSyntax?, _ result: TypeSyntax?, at end: Int) {
        switch accessors {
        case nil: fill(CodeBlockSyntax?.none, result, at: end)
        case .getter(let block): fill(block, result, at: end)
        case .accessors(let list, _):
            for accessor in list {
                let isGetter = accessor.kind.name == "get"
                fill(accessor.body, isGetter ? result : nil, at: accessor.kind.range.upper)
            }
        }
    }

    // MARK: Requirements

    static func names(of member: DeclarationSyntax) -> [String] {
        switch member.kind {
        case .function(let function): [function.name.name.text]
        case .variable(let variable):
            variable.bindings.compactMap {
                if case .name(let name) = $0.pattern.kind { name.name.text } else { nil }
            }
        default: []
        }
    }

    /// An extension that meets all requirements of a protocol for the types of the stubs.
    private func met(_ type: NominalSyntax) -> String {
        let members = type.members.compactMap { member in
            StubPrinter.names(of: member).contains { defaults.contains("\(type.name.name.text).\($0)") }
                ? nil : met(member)
        }
        if members.isEmpty { return "" }
        return "extension \(type.name.name.text) where Self: _Stub {\n" + members.joined(separator: "\n")
            + "\n}\n"
    }

    private func met(_ member: DeclarationSyntax) -> String? {
        var printer = StubPrinter(source: source, addsAccess: true, isNative: true)
        switch member.kind {
        case .function, .initializer, .subscript, .variable: printer.print(member, in: .extension, path: "")
        case .associatedType(let name, let inherited, nil, _):
            guard let bound = inherited.first.map({ source.text(in: $0.range) }) else { return nil }
            return ["View", "Scene", "ToolbarContent"].contains(bound)
                ? "    public typealias \(name.name.text) = Never" : nil
        default: return nil
        }
        return "    " + printer.text(of: member)
    }

    /// A member of an extension by itself.
    func memberText(_ member: DeclarationSyntax) -> String {
        var printer = self
        printer.edits.append((SourceRange(0, member.range.lower), ""))
        printer.edits.append((SourceRange(member.range.upper, source.bytes.count), ""))
        return printer.text
    }

    private func text(of declaration: DeclarationSyntax) -> String {
        var printer = self
        let end = source.bytes.count
        printer.edits.append(
            (SourceRange(0, declaration.attributes.last?.range.upper ?? declaration.range.lower), ""))
        printer.edits.append((SourceRange(declaration.range.upper, end), ""))
        return printer.text
    }
}
