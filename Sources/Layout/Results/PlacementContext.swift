import Graphics

/// A coordinate space by its name's number.
public struct NamedSpace {
    public let name: Int
    /// In the root's space.
    public let frame: Rect
}

/// What views know of their place when frames are made.
public struct PlacementContext {
    public let session: LayoutSession
    /// From the outermost to the innermost.
    public var regions: [SafeAreaRegion] = []
    public var spaces: [NamedSpace] = []

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
        copy.spaces.append(space)
        return copy
    }
}
