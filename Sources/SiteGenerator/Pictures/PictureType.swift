/// What a picture is, for those who fetch it.
public enum PictureType {
    /// The media type of a file by the ending of its name; nothing for what is no picture.
    public static func of(_ path: String) -> String? {
        switch SitePath.extensionOf(path) {
        case "svg": "image/svg+xml"
        case "jpg", "jpeg": "image/jpeg"
        case let kind where ["png", "gif", "webp", "avif"].contains(kind): "image/\(kind)"
        default: nil
        }
    }
}
