import Interpreter

/// The places below a place, in the order of their first visit. A long list of them is searched by hash, so
/// that `ForEach` over many elements takes time in proportion to their number.
struct IdentityChildren {
    private var children: [(component: IdentityNode.Component, node: IdentityNode)] = []
    /// Where the children of a hash stand; made when there are many.
    private var positions: [UInt64: [Int]]?

    private static let few = 8

    var nodes: [IdentityNode] { children.map { $0.node } }

    mutating func node(at component: IdentityNode.Component, _ evaluator: Evaluator) -> IdentityNode? {
        if children.count < IdentityChildren.few {
            return children.first { $0.component.isSame(as: component, evaluator) }?.node
        }
        let candidates = index(evaluator)[component.hash(evaluator)] ?? []
        for position in candidates where children[position].component.isSame(as: component, evaluator) {
            return children[position].node
        }
        return nil
    }

    mutating func append(_ node: IdentityNode, at component: IdentityNode.Component, _ evaluator: Evaluator) {
        if positions != nil { positions![component.hash(evaluator), default: []].append(children.count) }
        children.append((component, node))
    }

    mutating func removeAll(where isGone: (IdentityNode) -> Bool) {
        let before = children.count
        children.removeAll { isGone($0.node) }
        if children.count != before { positions = nil }
    }

    private mutating func index(_ evaluator: Evaluator) -> [UInt64: [Int]] {
        if let positions { return positions }
        var made: [UInt64: [Int]] = [:]
        for (position, child) in children.enumerated() {
            made[child.component.hash(evaluator), default: []].append(position)
        }
        positions = made
        return made
    }
}

extension IdentityNode.Component {
    fileprivate func isSame(as other: IdentityNode.Component, _ evaluator: Evaluator) -> Bool {
        switch (self, other) {
        case (.position(let a), .position(let b)), (.kind(let a), .kind(let b)): a == b
        case (.key(let a), .key(let b)): evaluator.areEqual(a, b)
        default: false
        }
    }

    fileprivate func hash(_ evaluator: Evaluator) -> UInt64 {
        switch self {
        case .position(let number), .kind(let number): evaluator.hash(.int(Int64(number)))
        case .key(let value): evaluator.hash(value)
        }
    }
}
