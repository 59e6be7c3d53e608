import Graphics

/// The style rules that the pictures of a page share: colors of both appearances, fonts, outlines.
public func pictureStyles() -> String { pictureStylesheet() }
