// JSON as values of type `Any`. Whole numbers are cast to `Int` here.
import Foundation
let text = #"{"name": "Ada", "tags": ["a", 1, true, null], "inner": {"pi": 3.5, "n": 4}}"#
let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
print(object["name"] as? String ?? "-", object.count)  // expect: Ada 3
let tags = object["tags"] as! [Any]
print(tags.count, tags[1] as? Int ?? 0, tags[2] as? Bool ?? false, tags[3] is NSNull)  // expect: 4 1 true true
if let inner = object["inner"] as? [String: Any], let pi = inner["pi"] as? Double { print(pi) }  // expect: 3.5
print((try? JSONSerialization.jsonObject(with: Data("{".utf8))) == nil)  // expect: true
let made = try JSONSerialization.data(withJSONObject: ["b": [1, 2], "a": ["x": true]] as [String: Any], options: [.sortedKeys])
print(String(decoding: made, as: UTF8.self))  // expect: {"a":{"x":true},"b":[1,2]}
print(JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject("a"))  // expect: true false
