import Foundation
import Previews
import Syntax

extension Benchmark {
    /// Snippets checked and evaluated outside of the clock, laid out inside it.
    static var snippets: [Benchmark] { [demo, customLayout(isFresh: true), customLayout(isFresh: false)] }

    private static func session(_ source: String) -> PreviewSession {
        let compilation = PreviewEngine().compile(Snippet(SourceText(source)))
        guard let session = PreviewSession(compilation, in: PreviewEnvironment()) else {
            fatalError("\(compilation.diagnostics.map { $0.message })")
        }
        return session
    }

    private static let widths = 1000

    /// The first page's example at a thousand widths, the program and the views being the same at each.
    private static var demo: Benchmark {
        let file = URL(filePath: #filePath).appending(path: "../../../../Cases/seeds/S1-C1.swift")
            .standardized
        guard let source = try? String(contentsOf: file, encoding: .utf8) else {
            fatalError("no snippet at \(file.path)")
        }
        return Benchmark(name: "demo-1000-widths", unit: "layouts", count: widths) {
            let session = session(source)
            keep(session.answer(width: 393, height: 759))
            return { for width in 1...widths { keep(session.answer(width: Double(width), height: 759)) } }
        }
    }

    /// A flow of a thousand views in interpreted code: views and sizes made anew, or at one more width.
    private static func customLayout(isFresh: Bool) -> Benchmark {
        Benchmark(name: isFresh ? "custom-1000" : "custom-1000-resized", unit: "views", count: 1000) {
            let session = session(flow)
            if !isFresh { keep(session.answer(width: 600, height: 4000)) }
            return { keep(session.answer(width: 500, height: 4000)) }
        }
    }

    private static let flow = """
        struct Flow: Layout {
            var spacing: CGFloat = 8

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                arrange(subviews, in: proposal.width ?? .infinity).size
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (index, origin) in arrange(subviews, in: bounds.width).origins.enumerated() {
                    subviews[index].place(
                        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
                }
            }

            private func arrange(_ subviews: Subviews, in width: CGFloat) -> (size: CGSize, origins: [CGPoint]) {
                var origins: [CGPoint] = []
                var x: CGFloat = 0
                var y: CGFloat = 0
                var lineHeight: CGFloat = 0
                var widest: CGFloat = 0
                for subview in subviews {
                    let size = subview.sizeThatFits(.unspecified)
                    if x > 0 && x + size.width > width {
                        x = 0
                        y += lineHeight + spacing
                        lineHeight = 0
                    }
                    origins.append(CGPoint(x: x, y: y))
                    lineHeight = max(lineHeight, size.height)
                    widest = max(widest, x + size.width)
                    x += size.width + spacing
                }
                return (CGSize(width: widest, height: y + lineHeight), origins)
            }
        }

        Flow {
            ForEach(0..<1000) { index in
                Color.clear.frame(width: CGFloat(10 + index * 7 % 31), height: CGFloat(10 + index * 5 % 13))
            }
        }
        """
}
