extension Path {
    /// Its subpaths, each as a path of its own.
    public var contours: [Path] {
        var contours: [Path] = []
        for element in elements {
            if case .move(let point) = element {
                contours.append(Path())
                contours[contours.count - 1].move(to: point)
                continue
            }
            guard !contours.isEmpty else { continue }
            contours[contours.count - 1].append(element)
        }
        return contours
    }

    /// The area inside, in square points: of a contour that runs the other way it counts against the others.
    public var signedArea: Double {
        var sum = 0.0
        for subpath in subpaths {
            let outline = subpath.closedOutline
            for (a, b) in zip(outline, outline.dropFirst()) { sum += (a.x * b.y - b.x * a.y) / 2 }
        }
        return sum
    }
}
