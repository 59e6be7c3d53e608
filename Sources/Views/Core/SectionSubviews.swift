import Interpreter
import Layout
import Syntax

/// Sections taken apart by containers of a snippet's own: `Group(sections:)` and `ForEach(sections:)`.
enum SectionSubviewRows {
    static var rows: [Native] { containers }

    private static var containers: [Native] {
        [
            Native("Group.init(sections:transform:)") { call in
                let base = call.nextValue(), transform = call.nextValue()
                return call.view("Group") { context in
                    let sections = context.evaluator.structure(
                        "SectionCollection", [.array(context.sections(of: base, call.range))])
                    return context.child(.position(1)).nodes(
                        of: context.evaluator.call(transform, [sections]))
                }
            },
            Native("ForEach.init(sections:content:)") { call in
                let base = call.nextValue(), content = call.nextValue()
                return call.view("ForEach") { context in
                    context.sections(of: base, call.range).enumerated().flatMap { index, section in
                        context.child(.position(1)).child(.position(index)).nodes(
                            of: context.evaluator.call(content, [section]))
                    }
                }
            },
        ]
    }
}

extension ViewContext {
    /// The sections of a view in order; views outside of any make sections of their own, as in a list.
    fileprivate func sections(of content: Value, _ range: SourceRange) -> [Value] {
        let home = child(.position(0))
        let sections = SectionNode.all(in: home.nodes(of: content))
        var count = 0
        return sections.indices.map { index in
            func part(_ read: @escaping (SectionNode) -> [LayoutNode]) -> Value {
                let nodes = LayoutNode.flattened(read(sections[index]))
                let subviews = nodes.indices.map { place in
                    count += 1
                    return Value.native(
                        SubviewValue(range, count - 1, nodes[place], of: content, in: home) { nodes in
                            let sections = SectionNode.all(in: nodes)
                            guard index < sections.count else { return nil }
                            let nodes = LayoutNode.flattened(read(sections[index]))
                            return place < nodes.count ? nodes[place] : nil
                        })
                }
                return evaluator.structure("SubviewsCollection", [.array(subviews)])
            }
            return evaluator.structure(
                "SectionConfiguration",
                [
                    .int(Int64(index)), .native(sections[index].containerValues(evaluator)),
                    part { $0.header }, part { $0.rows }, part { $0.footer },
                ])
        }
    }
}

extension SectionNode {
    fileprivate static func all(in nodes: [LayoutNode]) -> [SectionNode] {
        ListBuilder.sections(LayoutNode.flattened(nodes, keeping: { $0 is SectionNode }))
    }
}
