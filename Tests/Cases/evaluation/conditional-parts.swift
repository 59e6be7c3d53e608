import Foundation

#if os(Windows)
print("windows")
#elseif canImport(NoSuchModule)
print("elsewhere")
#else
let scanner = Scanner(string: "width: 12.5 of 30")
print(scanner.scanString("width:") ?? "none", scanner.scanDouble() ?? 0)  // expect: width: 12.5
print(scanner.scanString("height") ?? "none", scanner.isAtEnd)  // expect: none false
#endif

func labelled(_ text: String) -> String {
    text
        #if os(Linux) || os(iOS)
        .uppercased()
        #endif
        .replacingOccurrences(of: "A", with: "b")
}
print(labelled("banana").isEmpty)  // expect: false

let number = NSNumber(value: 3.75)
print(number.intValue, number.doubleValue, NSNumber(value: true).boolValue)  // expect: 3 3.75 true
