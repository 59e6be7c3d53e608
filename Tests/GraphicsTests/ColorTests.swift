import Graphics
import Testing

struct Colors {
    @Test func namesAreDistinct() {
        let names = ColorRole.allCases.map { $0.name }
        #expect(Set(names).count == names.count)
        #expect(Color(.blue).light == RGBA(0x0088FF))
        #expect(Color(.label).dark == RGBA(0xFFFFFF))
    }

    @Test func opacityMultiplies() {
        let color = Color(.secondaryLabel).opacity(0.5)
        #expect(color.role == .secondaryLabel)
        #expect(abs(color.resolved(in: .light).alpha - 0.3) < 1e-12)
    }

    @Test func mixing() {
        let device = Color.black.mix(with: .white, by: 0.5, in: .device)
        #expect(device.light == RGBA(red: 0.5, green: 0.5, blue: 0.5))
        // Halfway in Oklab lightness is darker than halfway in components.
        let perceptual = Color.black.mix(with: .white, by: 0.5).light
        #expect(abs(perceptual.red - 0.389) < 0.002 && abs(perceptual.red - perceptual.blue) < 1e-6)
        let same = Color(.red).mix(with: Color(.red), by: 0.3).light
        #expect(abs(same.red - Color(.red).light.red) < 1e-6)
    }

    @Test func hues() {
        #expect(Color(hue: 0, saturation: 1, brightness: 1).light == RGBA(0xFF0000))
        #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).light == RGBA(0x00FF00))
        #expect(
            Color(hue: 0.5, saturation: 0, brightness: 0.25).light == RGBA(red: 0.25, green: 0.25, blue: 0.25)
        )
    }

    @Test func gradientsInterpolate() {
        let gradient = Gradient(colors: [.black, .white, .black])
        #expect(gradient.color(at: 0.25).light.red == 0.5)
        #expect(gradient.color(at: 2).light == RGBA(0x000000))
        #expect(gradient.stops.map { $0.location } == [0, 0.5, 1])
    }
}
