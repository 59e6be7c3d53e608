// Sets of characters as literals, and slices of texts beside texts.
import Foundation
let vowels: CharacterSet = ["a", "e", "i", "o", "u"]
let none: CharacterSet = []
print(vowels.contains("e"), vowels.contains("x"), none.contains("a"))  // expect: true false false
var open = CharacterSet()
open.insert("x")
open.formUnion(vowels)
open.remove("a")
print(open.contains("x"), open.contains("o"), open.contains("a"))  // expect: true true false
print(vowels.intersection(CharacterSet(charactersIn: "abc")).contains("e"))  // expect: false
print("banana".trimmingCharacters(in: ["b", "a"]))  // expect: nan
func shortened(_ text: String, _ length: Int) -> String { text.prefix(length) + "…" }
print(shortened("Lorem ipsum", 5))  // expect: Lorem…
