import Previews
import SiteGenerator

/// The preview engine the commands use.
enum Engine {
    static let renderer = PreviewRenderer.engine(version: "1")
}
