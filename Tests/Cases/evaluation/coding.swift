import Foundation
struct Article: Codable, Identifiable {
    enum Kind: String, Codable { case essay, note }
    struct Author: Codable { let firstName: String; let ages: [String: Int] }
    let id: Int
    var title: String
    var kind: Kind
    var tags: [String]
    var rating: Double?
    let published: Date
    var link: URL?
    var author: Author
}
let text = """
[{"id": 1, "title": "Gr\\u00fc\\u00dfe \\ud83d\\ude00", "kind": "note", "tags": ["a", "b"], "published": "2024-03-05T10:20:30Z",
  "link": "https://a.b/c", "author": {"first_name": "Ada", "ages": {"x": 3}}},
 {"id": 2, "title": "Two", "kind": "essay", "tags": [], "rating": 4.5, "published": "2024-03-06T00:00:00+02:00",
  "author": {"first_name": "Bo", "ages": {}}}]
"""
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .iso8601
let all = try decoder.decode([Article].self, from: Data(text.utf8))
print(all.count, all[0].title, all[0].kind, all[0].tags, all[0].rating ?? -1, all[0].author.firstName, all[0].author.ages["x"]!)  // expect: 2 Grüße 😀 note ["a", "b"] -1.0 Ada 3
print(all[0].published, all[1].published, all[0].link!.host!, all[1].rating!)  // expect: 2024-03-05 10:20:30 +0000 2024-03-05 22:00:00 +0000 a.b 4.5
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
encoder.dateEncodingStrategy = .iso8601
let lines = String(data: try encoder.encode(all[1].author), encoding: .utf8)!.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
print(lines)  // expect: ["{", "\"ages\" : {", "},", "\"firstName\" : \"Bo\"", "}"]
struct P: Codable { let x: Int }
func outcome(_ text: String) -> String {
    do {
        return try "\(JSONDecoder().decode(P.self, from: text.data(using: .utf8)!).x)"
    } catch DecodingError.typeMismatch(_, let context) {
        return context.debugDescription
    } catch DecodingError.keyNotFound(let key, _) {
        return "no \(key.stringValue)"
    } catch DecodingError.valueNotFound {
        return "no value"
    } catch DecodingError.dataCorrupted {
        return "corrupted"
    } catch {
        return "other"
    }
}
print(outcome("{\"x\": 7}"), outcome("{}"), outcome("{\"x\": null}"), outcome("{"), outcome("[1]"))  // expect: 7 no x no value corrupted Expected to decode Dictionary<String, Any> but found an array instead.
print(outcome("{\"x\": \"no\"}"))  // expect: Expected to decode Int but found a string instead.
class Order: Codable {
    enum CodingKeys: String, CodingKey { case count = "quantity", name }
    var count = 1
    var name = ""
    var extra = 7
    required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        count = try container.decode(Int.self, forKey: .count)
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? "none"
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(count, forKey: .count)
    }
}
let order = try JSONDecoder().decode(Order.self, from: Data("{\"quantity\": 12}".utf8))
print(order.count, order.name, order.extra)  // expect: 12 none 7
print(String(data: try JSONEncoder().encode([order, order]), encoding: .utf8)!)  // expect: [{"quantity":12},{"quantity":12}]
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "GMT")
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.date(from: "2024-02-29 13:45")!.timeIntervalSince1970, formatter.date(from: "tomorrow") == nil)  // expect: 1709214300.0 true
UserDefaults.standard.set(try JSONEncoder().encode([1, 2, 3]), forKey: "numbers")
if let data = UserDefaults.standard.data(forKey: "numbers"), let numbers = try? JSONDecoder().decode([Int].self, from: data) {
    print(numbers, data.count)  // expect: [1, 2, 3] 7
}
print("abcdef".prefix(3) == "abc", "a" == "b", "x" + "y" == "xy", "ab".dropFirst() != "b")  // expect: true false true false
