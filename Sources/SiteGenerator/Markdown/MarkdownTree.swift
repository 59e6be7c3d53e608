import CArena
import CCmark
import Foundation

/// A parsed document: owns cmark's tree, whose memory belongs to the thread that made it. It has to be let go
/// on the same one.
final class MarkdownTree {
    let root: MarkdownNode

    /// What cmark takes memory with; it keeps the place.
    private static nonisolated(unsafe) let memory = {
        let place = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
        place.initialize(
            to: cmark_mem(
                calloc: galley_arena_calloc, realloc: galley_arena_realloc, free: galley_arena_free))
        return place
    }()

    init(_ bytes: ArraySlice<UInt8>) {
        galley_arena_open()
        let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, Self.memory)
        bytes.withUnsafeBytes { raw in
            guard let start = raw.baseAddress else { return }
            cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), raw.count)
        }
        // cmark gives no document only when memory is out, and then it has already stopped the program.
        root = MarkdownNode(pointer: cmark_parser_finish(parser)!)
        cmark_parser_free(parser)
    }

    deinit { galley_arena_close() }
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
