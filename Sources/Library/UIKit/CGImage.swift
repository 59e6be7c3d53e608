/// A picture's pixels, one of them for each point here.
public class CGImage {
    let picture: UIImage
    init(_ picture: UIImage) { self.picture = picture }
    public var width: Int { Int(picture.size.width) }
    public var height: Int { Int(picture.size.height) }
}

extension UIImage {
    public var cgImage: CGImage? { CGImage(self) }
}

extension Image {
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
    ) { self.init(uiImage: cgImage.picture) }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(uiImage: cgImage.picture)
    }
}
