// Notifications reach those who observe their name.
import Foundation
extension Notification.Name { static let saved = Notification.Name("saved") }
let center = NotificationCenter.default
let observer = center.addObserver(forName: .saved, object: nil, queue: nil) { note in print("saved", note.userInfo?["count"] as? Int ?? 0) }  // expect: saved 3 | saved 4
center.post(name: .saved, object: nil, userInfo: ["count": 3])
center.post(name: Notification.Name("other"), object: nil)
center.post(Notification(name: .saved, object: nil, userInfo: ["count": 4]))
center.removeObserver(observer)
center.post(name: .saved, object: nil)
print(Locale(identifier: "de_DE").region?.identifier ?? "-", Locale(identifier: "en_US").measurementSystem == .us, Locale(identifier: "en_GB").measurementSystem == .uk)  // expect: DE true true
final class Upper: Formatter {
    override func string(for obj: Any?) -> String? { (obj as? String)?.uppercased() }
}
print(Upper().string(for: "ab") ?? "-", NumberFormatter().string(for: 3) ?? "-")  // expect: AB 3
