import Interpreter

/// Alignment from back to front. Only visionOS has depth: a picture shows the layout as it would be without.
enum DepthRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                public struct DepthAlignment: Equatable, Sendable {
                    let index: Int
                    public static let back = DepthAlignment(index: 0)
                    public static let center = DepthAlignment(index: 1)
                    public static let front = DepthAlignment(index: 2)
                }
                """),
            Declaration(
                accepting: "extension Layout { public func depthAlignment(_ alignment: DepthAlignment) -> some Layout }"),
            Declaration(
                """
                extension Layout {
                    public func depthAlignment<V>(_ alignment: DepthAlignment, @ViewBuilder content: () -> V) -> some View
                        where V: View { callAsFunction(content) }
                }
                """),
        ]
    }
}
