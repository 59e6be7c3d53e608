import Previews
import Syntax
import Testing

@testable import SiteGenerator

/// Texts that a module's code reads from its bundle.
struct BundleFileTests {
    private static let sizes = InputFile(
        path: "Resources/sizes.json", bytes: Bytes("{\n\t\"4\": 12, \"name\": \"a\\\\b\"\n}".utf8))

    private static let code = """
        struct Sizes: Codable {
            let four: Int
            let name: String
            enum CodingKeys: String, CodingKey {
                case four = "4"
                case name
            }
        }
        let url = Bundle.module.url(forResource: "sizes", withExtension: "json")
        let sizes = try! JSONDecoder().decode(Sizes.self, from: Data(contentsOf: url!))
        VStack {
            Text("\\(sizes.four) \\(sizes.name)")
            Text("\\(try! String(contentsOf: url!, encoding: .utf8).count)")
            Text("\\(Bundle.main.path(forResource: "colors", ofType: "json") ?? "none")")
        }
        """

    private func words(_ set: AssetSet) throws -> String {
        var request = FigureRequest()
        request.environments[0].setResources([PreviewResources(key: "t", set.text)])
        let figure = PreviewEngine().compile(Snippet(.init(Self.code))).figure(request)
        return try #require(figure.pictures.first, "\(figure.diagnostics)").description
    }

    @Test func areReadByTheirNames() throws {
        #expect(
            try words(AssetReader.read(AssetFolder(name: "K", files: [Self.sizes]))) == "12 a\\b. 28. none")
    }

    @Test func textsAreFound() {
        let words = InputFile(path: "start.txt", bytes: Bytes("silkworm\n".utf8))
        let set = AssetReader.read(AssetFolder(name: "K", files: [words]))
        #expect(String(decoding: set.text, as: UTF8.self).contains("start.txt"))
    }

    /// Beside a page lie files for other ends; a large file would be fetched by every reader.
    @Test func othersAreLeftOut() {
        let folder = AssetFolder(name: "K", files: [Self.sizes])
        #expect(AssetReader.read(folder) { $0.path }.text.isEmpty)
        let large = InputFile(path: "large.json", bytes: Bytes(repeating: 32, count: 65_537))
        let catalogue = InputFile(path: "Media.xcassets/Contents.json", bytes: Self.sizes.bytes)
        #expect(
            !String(
                decoding: AssetReader.read(AssetFolder(name: "K", files: [large, catalogue])).text,
                as: UTF8.self
            ).contains("file\t"))
    }
}
