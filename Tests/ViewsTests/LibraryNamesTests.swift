import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import Views

/// Native code reads structs and enums of the library by names (`FieldNames`, `CaseNames`). These are the
/// names of the declarations, in their order.
@MainActor @Suite struct LibraryNamesTests {
    /// A list of names in native code, with the types that its comment names.
    struct List {
        let file: String
        let types: [Substring]
        let names: [String]
    }

    /// Enums of the modules that know nothing of the library, whose cases are in the order of its own.
    static let twins = [
        "Graphics/StrokeStyle.swift": ["LineCap": "CGLineCap", "LineJoin": "CGLineJoin"],
        "Graphics/TextDecoration.swift": ["Pattern": "Text.LineStyle.Pattern"],
        "Graphics/Geometry.swift": ["Axis": "Axis"],
        "Graphics/Colors/Color.swift": ["ColorScheme": "ColorScheme"],
        "Graphics/Paths/Path+Shapes.swift": ["RoundedCornerStyle": "RoundedCornerStyle"],
        "Layout/Basics/Edge.swift": ["Edge": "Edge"],
        "Layout/Basics/LayoutEnvironment.swift": ["LayoutDirection": "LayoutDirection"],
        "Layout/Frames/AspectRatio.swift": ["ContentMode": "ContentMode"],
        "Layout/Text/AttributedText.swift": ["TextAlignment": "TextAlignment"],
        "Layout/Text/Font.swift": ["Leading": "Font.Leading"],
        "Layout/Text/TextStyle.swift": ["DynamicTypeSize": "DynamicTypeSize"],
    ]

    @Test func namesOfFields() throws {
        let lists = try Self.lists(of: "FieldNames")
        try #require(lists.count > 15)
        let evaluator = try evaluator
        for list in lists {
            for type in list.types {
                let declaration = try #require(Self.declaration(type, evaluator), "\(list.file): '\(type)'")
                let fields = declaration.storedProperties.map(\.name.text)
                #expect(list.names == fields, "\(list.file) about '\(type)'")
            }
        }
    }

    @Test func namesOfCases() throws {
        let lists = try Self.lists(of: "CaseNames") + Self.twins.flatMap { try Self.lists($0.key, $0.value) }
        try #require(lists.count > 40)
        let evaluator = try evaluator
        for list in lists {
            for type in list.types {
                let declaration = try #require(Self.declaration(type, evaluator), "\(list.file): '\(type)'")
                if declaration.kind == .enum {
                    let cases = declaration.cases.map(\.name.text)
                    #expect(list.names == cases, "\(list.file) about '\(type)'")
                } else {
                    let numbers = list.names.map { Self.number($0, declaration, evaluator) }
                    #expect(numbers == Array(numbers.indices), "\(list.file) about '\(type)'")
                }
            }
        }
    }

    // MARK: The library

    /// A program that knows the library; it is taken apart when nobody holds it.
    private let run = SnippetRun("Color.clear", library: MeasuredCases.library)
    private var evaluator: Evaluator { get throws { try #require(run.graph).evaluator } }

    private static func declaration(_ type: Substring, _ evaluator: Evaluator) -> NominalDeclaration? {
        evaluator.findType(nested: type.split(separator: ".").map { Name(String($0)) })
    }

    /// The number that a struct keeps for one of its constants.
    private static func number(
        _ constant: String, _ declaration: NominalDeclaration, _ evaluator: Evaluator
    ) -> Int {
        evaluator.staticProperty(Name(constant), of: .nominal(declaration, [])).caseIndex ?? -1
    }

    // MARK: Native code

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// The lists with a protocol, in the order of the files.
    private static func lists(of protocolName: String) throws -> [List] {
        var lists: [List] = []
        for file in try ["Interpreter", "Views"].flatMap(files) {
            let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            let found = try Self.enums(#"(\w+): Int, \#(protocolName)"#, in: text)
            let conformances = try text.matches(of: Regex("enum .*: .*\\b\(protocolName)\\b"))
            #expect(found.count == conformances.count, "\(file) has a \(protocolName) without a comment")
            lists += found.map { List(file: file, types: $0.types, names: $0.names) }
        }
        return lists
    }

    private static func lists(_ file: String, _ twins: [String: String]) throws -> [List] {
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            .replacing(/[ ]*\/\/\/.*\n/, with: "")
        return try twins.map { name, type in
            let found = try enums(#"(\#(name)): UInt8[\w, ]*"#, in: text)
            return List(file: file, types: [type[...]], names: try #require(found.first, "\(name)").names)
        }
    }

    private static func files(of module: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: module).path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { module + "/" + $0 }
    }

    /// The enums with such a head: what is in backticks in their comment, and their cases.
    private static func enums(
        _ head: String, in text: String
    ) throws -> [(types: [Substring], names: [String])] {
        let pattern = try Regex(
            #"((?:[ ]*///.*\n)*)[ ]*(?:private |public )?enum \#(head) \{\s*case ([^}]*?)(?=\n\s*\n|\})"#,
            as: (Substring, Substring, Substring, Substring).self)
        return text.matches(of: pattern).map { match in
            let types = match.output.1.split(separator: "`", omittingEmptySubsequences: false)
                .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            let cases = match.output.3.split { ",\n ".contains($0) }.filter { $0 != "case" }
            return (types, cases.map { String($0).replacing("`", with: "") })
        }
    }
}
