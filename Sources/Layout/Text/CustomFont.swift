import Graphics

/// A font of the page with the other faces of its family.
public struct CustomFont: Equatable, Sendable {
    private let faces: [FontTable]
    /// The face that was named; nil if the family was.
    private let chosen: FontTable?

    /// There is at least one face.
    public init(faces: [FontTable], chosen: FontTable?) {
        self.faces = faces
        self.chosen = chosen
    }

    /// The face for a weight and a slant, the nearest that there is: none is made up.
    ///
    /// - Parameter weight: nil leaves it to the face that was named.
    func face(weight: FontWeight?, isItalic: Bool) -> FontTable? {
        if weight == nil, !isItalic, let chosen { return chosen }
        let wanted = weight.map { Int($0.rawValue) } ?? chosen?.weight ?? 400
        let slanted = isItalic || (chosen?.isItalic ?? false)
        func distance(_ face: FontTable) -> Int {
            abs(face.weight - wanted) + (face.isItalic == slanted ? 0 : 1000)
        }
        var best: FontTable?
        for face in faces where best.map({ distance(face) < distance($0) }) ?? true { best = face }
        return best
    }
}
