import CCmark
import Foundation

/// A parsed document: owns cmark's tree.
final class MarkdownTree {
    let root: MarkdownNode

    init(_ bytes: ArraySlice<UInt8>) {
        let document = bytes.withUnsafeBytes { raw in
            raw.isEmpty
                ? cmark_parse_document("", 0, CMARK_OPT_DEFAULT)
                : cmark_parse_document(
                    raw.baseAddress!.assumingMemoryBound(to: CChar.self), raw.count, CMARK_OPT_DEFAULT)
        }
        // cmark gives no document only when memory is out, and then it has already stopped the program.
        root = MarkdownNode(pointer: document!)
    }

    deinit {
        cmark_node_free(root.pointer)
    }
}

/// A node of cmark's tree; valid as long as its `MarkdownTree`.
struct MarkdownNode: Equatable {
    let pointer: OpaquePointer

    @inline(__always) var type: cmark_node_type { cmark_node_get_type(pointer) }
    @inline(__always) var first: MarkdownNode? { cmark_node_first_child(pointer).map(MarkdownNode.init) }
    @inline(__always) var last: MarkdownNode? { cmark_node_last_child(pointer).map(MarkdownNode.init) }
    @inline(__always) var next: MarkdownNode? { cmark_node_next(pointer).map(MarkdownNode.init) }
    @inline(__always) var previous: MarkdownNode? { cmark_node_previous(pointer).map(MarkdownNode.init) }
    @inline(__always) var parent: MarkdownNode? { cmark_node_parent(pointer).map(MarkdownNode.init) }

    var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
    var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
    var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

    /// The text of a text, code or HTML node.
    var literal: ByteSpan { Self.span(cmark_node_get_literal(pointer)) }
    var url: ByteSpan { Self.span(cmark_node_get_url(pointer)) }
    var title: ByteSpan { Self.span(cmark_node_get_title(pointer)) }
    var info: ByteSpan { Self.span(cmark_node_get_fence_info(pointer)) }
    var level: Int { Int(cmark_node_get_heading_level(pointer)) }
    var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

    private static func span(_ text: UnsafePointer<CChar>?) -> ByteSpan {
        guard let text else { return ByteSpan(start: nil, count: 0) }
        return UnsafeRawBufferPointer(start: text, count: strlen(text)).assumingMemoryBound(to: UInt8.self)
    }

    var children: NodeChildren { NodeChildren(node: first) }
}

struct NodeChildren: Sequence, IteratorProtocol {
    var node: MarkdownNode?

    mutating func next() -> MarkdownNode? {
        defer { node = node?.next }
        return node
    }
}
