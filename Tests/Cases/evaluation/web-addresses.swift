import Foundation
let url = URL(string: "https://user@example.com:8080/a/b.html?x=1&y=%20z#f")!
print(url.host() ?? "", url.lastPathComponent, url.pathExtension, url.pathComponents, url.path())  // expect: example.com b.html html ["/", "a", "b.html"] /a/b.html
print(url.query() ?? "", url.fragment ?? "", url.port ?? 0, url.user ?? "", url.isFileURL, url.scheme ?? "")  // expect: x=1&y=%20z f 8080 user false https
print(url.deletingLastPathComponent().absoluteString)  // expect: https://user@example.com:8080/a/?x=1&y=%20z#f
print(url.deletingPathExtension().absoluteString)  // expect: https://user@example.com:8080/a/b?x=1&y=%20z#f
print(url.appending(queryItems: [URLQueryItem(name: "k", value: "v w")]).absoluteString)  // expect: https://user@example.com:8080/a/b.html?x=1&y=%20z&k=v%20w#f
print(URL(string: "https://a.b")!.appending(components: "x", "y").absoluteString)  // expect: https://a.b/x/y
print(URL(string: "https://a.b/c?q=1")!.appending(path: "d").absoluteString)  // expect: https://a.b/c/d?q=1
var parts = URLComponents(string: "https://example.com/path?x=1&y=2#frag")!
parts.queryItems?.append(URLQueryItem(name: "z", value: "3 4&5"))
parts.host = "swift.org"
print(parts.url!.absoluteString, parts.path, parts.fragment ?? "", parts.query!)  // expect: https://swift.org/path?x=1&y=2&z=3%204%265#frag /path frag x=1&y=2&z=3 4&5
var search = URLComponents()
search.scheme = "https"
search.host = "a.b"
search.path = "/search"
search.queryItems = [URLQueryItem(name: "q", value: "a b"), URLQueryItem(name: "e", value: nil)]
print(search.string ?? "", search.queryItems!)  // expect: https://a.b/search?q=a%20b&e [q=a b, e]
print("a b/ü".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "a%20b".removingPercentEncoding!)  // expect: a%20b/%C3%BC a b
