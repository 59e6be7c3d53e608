import Graphics

/// A coordinate space by its name's number.
public struct NamedSpace: Equatable {
    public let name: Int
    /// In the root's space.
    public let frame: Rect
    /// Where effects around it move it.
    var transform = AffineTransform.identity

    init(name: Int, frame: Rect) {
        self.name = name
        self.frame = frame
    }
}

/// What views know of their place when frames are made.
public struct PlacementContext {
    public let session: LayoutSession
    /// From the outermost to the innermost.
    public var regions: [SafeAreaRegion] = []
    public var spaces: [NamedSpace] = []
    /// Where the effects of the views around move a point of the root's space.
    public private(set) var transform = AffineTransform.identity

    init(session: LayoutSession) {
        self.session = session
    }

    public func adding(_ region: SafeAreaRegion) -> PlacementContext {
        var copy = self
        copy.regions.append(region)
        return copy
    }

    public func adding(_ space: NamedSpace) -> PlacementContext {
        var copy = self
        var space = space
        space.transform = transform
        copy.spaces.append(space)
        return copy
    }

    /// The same inside an effect that moves what is in it.
    func inside(_ effect: AffineTransform) -> PlacementContext {
        var copy = self
        copy.transform = effect.then(transform)
        return copy
    }
}
