// `Data` is a collection of bytes, and can be written as Base64.
import Foundation
let data = Data("hello".utf8)
print(data.count, data[1], data.first!, data.map { String(format: "%02x", $0) }.joined())  // expect: 5 101 104 68656c6c6f
print(data.base64EncodedString(), Data("hi".utf8).base64EncodedString(), Data([255, 254, 253]).base64EncodedString(), Data().base64EncodedString().isEmpty)  // expect: aGVsbG8= aGk= //79 true
print(String(data: Data(base64Encoded: "aGVsbG8=")!, encoding: .utf8)!, Data(base64Encoded: "aGk=")! == Data("hi".utf8))  // expect: hello true
print(Data(base64Encoded: "a") == nil, Data(base64Encoded: "a*==") == nil, Array(Data(base64Encoded: "//79")!))  // expect: true true [255, 254, 253]
print([UInt8](data.prefix(2)), data.contains(108), data.reduce(0) { $0 + Int($1) }, data + Data([33]) == Data("hello!".utf8))  // expect: [104, 101] true 532 true
for byte in Data([1, 2]) { print(byte) }  // expect: 1 | 2
