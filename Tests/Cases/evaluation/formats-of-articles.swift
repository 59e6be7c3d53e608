import Foundation
let noon = Date(timeIntervalSince1970: 13 * 3600)
print(noon.formatted(.dateTime.hour(.defaultDigitsNoAMPM)))  // expect: 1
print(Locale.availableIdentifiers.contains("de_DE"))  // expect: true
var name = PersonNameComponents()
name.givenName = "Ann"
name.familyName = "Lee"
print(name.debugDescription)  // expect: givenName: Ann familyName: Lee
print(FileManager.default.urls(for: .applicationDirectory, in: .userDomainMask).count)  // expect: 1
