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
}

@native func _mirrored(_ subject: Any) -> [(String?, Any)]

@native func _mirrorStyle(_ subject: Any) -> Int?
