// Containers of decoders and encoders, and enums with payloads.
import Foundation
enum Shape: Codable { case circle(radius: Double), rectangle(width: Double, height: Double), square(Int), point }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func json<T: Encodable>(_ value: T) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
let shapes: [Shape] = [.circle(radius: 1.5), .rectangle(width: 2, height: 3), .square(4), .point]
print(try json(shapes))  // expect: [{"circle":{"radius":1.5}},{"rectangle":{"height":3,"width":2}},{"square":{"_0":4}},{"point":{}}]
for shape in try JSONDecoder().decode([Shape].self, from: encoder.encode(shapes)) { print(shape) }  // expect: circle(radius: 1.5) | rectangle(width: 2.0, height: 3.0) | square(4) | point
struct Tone: Codable {
    var red: Int, green: Int, blue: Int
    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.hasPrefix("#"), let value = Int(text.dropFirst(), radix: 16) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no color: \(text)")
        }
        (red, green, blue) = (value >> 16 & 0xff, value >> 8 & 0xff, value & 0xff)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(format: "#%02X%02X%02X", red, green, blue))
    }
}
let tones = try JSONDecoder().decode([String: Tone].self, from: Data(##"{"back":"#FF8000"}"##.utf8))
print(tones["back"]!.red, tones["back"]!.green, tones["back"]!.blue, try json(tones))  // expect: 255 128 0 {"back":"#FF8000"}
do { _ = try JSONDecoder().decode([Tone].self, from: Data(##"["#000000", "red"]"##.utf8)) } catch DecodingError.dataCorrupted(let context) {
    print(context.debugDescription, context.codingPath.map(\.stringValue))  // expect: no color: red ["Index 1"]
}
struct Lossy<Element: Decodable>: Decodable {
    var elements: [Element] = []
    struct Skipped: Decodable {}
    init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            if let element = try? container.decode(Element.self) { elements.append(element) } else { _ = try? container.decode(Skipped.self) }
        }
    }
}
print(try JSONDecoder().decode(Lossy<Int>.self, from: Data(#"[1, "x", {"a": 2}, 3]"#.utf8)).elements)  // expect: [1, 3]
struct Place: Codable {
    let title: String
    let latitude: Double
    let tags: [String]
    enum CodingKeys: String, CodingKey { case title, location, tags }
    enum LocationKeys: String, CodingKey { case latitude = "lat" }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decodeIfPresent(String.self, forKey: .title) ?? "none"
        latitude = try container.nestedContainer(keyedBy: LocationKeys.self, forKey: .location).decode(Double.self, forKey: .latitude)
        var list = try container.nestedUnkeyedContainer(forKey: .tags)
        var found: [String] = []
        while !list.isAtEnd { found.append(try list.decode(String.self)) }
        tags = found
        print(container.allKeys.map(\.stringValue).sorted(), container.contains(.title))  // expect: ["location", "tags"] false
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        var location = container.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
        try location.encode(latitude, forKey: .latitude)
        var list = container.nestedUnkeyedContainer(forKey: .tags)
        try list.encode(contentsOf: tags)
    }
}
let place = try JSONDecoder().decode(Place.self, from: Data(#"{"location": {"lat": 52.5}, "tags": ["a", "b"]}"#.utf8))
print(place, try json(place))  // expect: Place(title: "none", latitude: 52.5, tags: ["a", "b"]) {"location":{"lat":52.5},"tags":["a","b"],"title":"none"}
struct Person: Codable { var name: String; var pets: [Pet]; struct Pet: Codable { var age: Int } }
do { _ = try JSONDecoder().decode(Person.self, from: Data(#"{"name": "A", "pets": [{"age": 1}, {}]}"#.utf8)) } catch DecodingError.keyNotFound(let key, let context) {
    print(key.stringValue, context.codingPath.map(\.stringValue))  // expect: age ["pets", "Index 1"]
}
do { _ = try JSONDecoder().decode([Int].self, from: Data(#"[1, "a"]"#.utf8)) } catch DecodingError.typeMismatch(let type, let context) {
    print(type, context.codingPath.map(\.stringValue))  // expect: Int ["Index 1"]
}
struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
struct Bag: Decodable {
    var values: [String: Int] = [:]
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        for key in container.allKeys where try !container.decodeNil(forKey: key) { values[key.stringValue] = try container.decode(Int.self, forKey: key) }
    }
}
print(try JSONDecoder().decode(Bag.self, from: Data(#"{"a": 1, "b": null, "c": 3}"#.utf8)).values.sorted { $0.key < $1.key })  // expect: [(key: "a", value: 1), (key: "c", value: 3)]
