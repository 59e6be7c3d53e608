import Foundation
let b = URL(string: "https://a.b/c/d.txt")!, f = URL(string: "https://a.b/c/")!, r = URL(string: "https://a.b")!
print(URL(string: "x", relativeTo: b)!.absoluteString, URL(string: "x", relativeTo: f)!.absoluteString, URL(string: "x", relativeTo: r)!.absoluteString)  // expect: https://a.b/c/x https://a.b/c/x https://a.b/x
print(URL(string: "/x", relativeTo: b)!.absoluteString, URL(string: "https://q.r", relativeTo: b)!.absoluteString)  // expect: https://a.b/x https://q.r
print(f.path, r.path, b.path, b.deletingLastPathComponent().path, b.deletingLastPathComponent().absoluteString)  // expect: /c  /c/d.txt /c https://a.b/c/

