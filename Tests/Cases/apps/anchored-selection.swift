import SwiftUI
struct Anchors: View { struct Key: PreferenceKey { typealias Value = [String: Anchor<CGRect>]; static let defaultValue: Value = [:]; static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } } }
 @State private var sel = "B"
 var body: some View { HStack(spacing: 20) { ForEach(["A", "B", "C"], id: \.self) { s in Text(s).padding(10).anchorPreference(key: Key.self, value: .bounds) { [s: $0] }.onTapGesture { sel = s } } }
  .overlayPreferenceValue(Key.self) { prefs in GeometryReader { geo in if let a = prefs[sel] { let r = geo[a]; RoundedRectangle(cornerRadius: 6).stroke(.blue, lineWidth: 2).frame(width: r.width, height: r.height).offset(x: r.minX, y: r.minY) } } } } }
