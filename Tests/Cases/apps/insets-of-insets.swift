import SwiftUI

struct Rings: View {
    var body: some View {
        ZStack {
            Circle().strokeBorder(.red, lineWidth: 4)
            Circle().inset(by: 8).inset(by: 4).strokeBorder(.green, lineWidth: 4)
            ConcentricRectangle().inset(by: 2).inset(by: 2).inset(by: 2).fill(.blue)
            RoundedRectangle(cornerRadius: 12).inset(by: 4).inset(by: 4)
        }
        .frame(width: 120, height: 120)
    }
}

#Preview {
    Rings()
}
