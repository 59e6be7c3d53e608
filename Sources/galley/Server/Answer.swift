import FlyingFox
import Foundation
import SiteGenerator

/// What the dev server answers with: bytes of a kind, never to be kept by the browser.
enum Answer {
    static func reply(_ bytes: Bytes, _ type: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
        HTTPResponse(
            statusCode: status, headers: [.contentType: type, HTTPHeader("Cache-Control"): "no-store"],
            body: Data(bytes))
    }

    static func type(of path: String) -> String {
        let kinds = [
            "html": "text/html; charset=utf-8", "css": "text/css", "js": "text/javascript",
            "ico": "image/x-icon",
            "json": "application/json", "xml": "application/xml", "txt": "text/plain; charset=utf-8",
            "md": "text/plain; charset=utf-8",
            "woff2": "font/woff2", "wasm": "application/wasm", "pdf": "application/pdf",
        ]
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return "text/html; charset=utf-8" }
        return kinds[name[name.index(after: dot)...].lowercased()] ?? PictureType.of(path)
            ?? "application/octet-stream"
    }
}
