import CCmark

/// Promises may come after the preview that they are about, so the host has them before anything is written.
extension MarkdownRenderer {
    func tellPromises(of root: MarkdownNode) {
        guard let host, source.bytes.withUnsafeBufferPointer({ $0.contains("expect") }) else { return }
        var fences: [FencedCode] = []
        collectPromises(root, 0, into: &fences)
        host.promises(fences)
    }

    private func collectPromises(_ node: MarkdownNode, _ depth: Int, into fences: inout [FencedCode]) {
        guard depth < Self.deepest else { return }
        for child in node.children {
            switch child.type {
            case CMARK_NODE_CODE_BLOCK:
                guard child.info.starts(with: "expect".utf8), let opening = openingFence(child) else {
                    continue
                }
                let fence = fencedCode(child, opening)
                if fence.info.language == "expect" { fences.append(fence) }
            case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM:
                collectPromises(child, depth + 1, into: &fences)
            default: continue
            }
        }
    }
}
