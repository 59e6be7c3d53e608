struct Mirror {
    typealias Child = (label: String?, value: Any)
    typealias Children = [Child]
    enum DisplayStyle { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }
    let children: Children
    let displayStyle: DisplayStyle?
    let subjectType: Any.Type

    init(reflecting subject: Any) {
        children = _mirrored(subject).map { (label: $0.0, value: $0.1) }
        let styles: [DisplayStyle] = [
            .`struct`, .`class`, .`enum`, .tuple, .optional, .collection, .dictionary, .set,
        ]
        displayStyle = _mirrorStyle(subject).map { styles[$0] }
        subjectType = type(of: subject)
    }

    func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
        var found: Any? = child(at: first)
        for step in rest { found = found.flatMap { Mirror(reflecting: $0).child(at: step) } }
        return found
    }

    private func child(at step: any MirrorPath) -> Any? {
        if let index = step as? Int { return children.indices.contains(index) ? children[index].value : nil }
        return children.first { $0.label == step as? String }?.value
    }
}

protocol MirrorPath {}

extension Int: MirrorPath {}

extension String: MirrorPath {}

@native func _mirrored(_ subject: Any) -> [(String?, Any)]

@native func _mirrorStyle(_ subject: Any) -> Int?
