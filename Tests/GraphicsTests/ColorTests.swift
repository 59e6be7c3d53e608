import Foundation
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

    /// Words of controls stand out from what is behind them as far as the platform's own colors let them: 7
    /// to 1 for text, 3 to 1 for quieter and for tinted text, which is what WCAG asks of large text and of
    /// controls. Placeholders and what is disabled are exempt there, and paler here.
    @Test(arguments: [
        (ColorRole.label, 7.0), (.secondaryLabel, 3), (.accent, 3), (.red, 3), (.link, 3),
    ])
    func contrast(role: ColorRole, least: Double) {
        let grounds: [ColorRole] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground,
            .secondarySystemGroupedBackground,
        ]
        for ground in grounds {
            #expect(contrast(role.light, on: ground.light) >= least, "\(role.name) on \(ground.name), light")
            #expect(contrast(role.dark, on: ground.dark) >= least, "\(role.name) on \(ground.name), dark")
        }
    }

    @Test(arguments: [ColorRole.accent, .red])
    func whiteOnProminentButtons(role: ColorRole) {
        #expect(contrast(RGBA(0xFFFFFF), on: role.light) >= 3)
        #expect(contrast(RGBA(0xFFFFFF), on: role.dark) >= 3)
    }

    /// As WCAG 2 defines it, the color laid over its ground first.
    private func contrast(_ color: RGBA, on ground: RGBA) -> Double {
        func luminance(_ color: RGBA) -> Double {
            func linear(_ part: Double) -> Double {
                part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        func over(_ part: Double, _ below: Double) -> Double {
            part * color.alpha + below * (1 - color.alpha)
        }
        let seen = RGBA(
            red: over(color.red, ground.red), green: over(color.green, ground.green),
            blue: over(color.blue, ground.blue))
        let lights = [luminance(seen), luminance(ground)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }
}
