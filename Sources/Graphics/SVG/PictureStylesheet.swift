// The rules that pictures share. In a page they stand once, in the site's stylesheet; a picture of its own
// brings the few it uses. Colors are classes with custom properties, because `var()` works in rules in every
// renderer and in plain attributes only in some.

/// The rules for all pictures of a page. The page switches appearance by an attribute `data-theme` on its
/// root, or leaves it to the reader's system; a picture of class `g-light` or `g-dark` stays as it is. Paper
/// is light.
public func pictureStylesheet() -> String {
    var css = PictureRules.common
    css += PictureRules.variables(":root,.g-light", .light)
    css += PictureRules.variables(".g-dark", .dark)
    css += "@media screen{" + PictureRules.variables(":root[data-theme=dark]", .dark) + "}\n"
    css += "@media screen and (prefers-color-scheme:dark){"
    css += PictureRules.variables(":root:not([data-theme=light])", .dark)
    css += "}\n"
    // Once more after the media query: a picture that is always light stays so in a dark page.
    css += PictureRules.variables(".g.g-light", .light)
    for use in PaintUse.all {
        for role in ColorRole.allCases {
            css += ".\(use.prefix)\(role.name){\(PictureRules.declaration(use, "var(--g-\(role.name))"))}\n"
        }
    }
    css += ".only-dark{display:none}\n.g-dark .only-dark{display:inline}\n.g-dark .only-light{display:none}\n"
    css +=
        "@media screen{:root[data-theme=dark] .only-dark{display:inline}:root[data-theme=dark] .only-light{display:none}}\n"
    css +=
        "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) .only-dark{display:inline}"
    css += ":root:not([data-theme=light]) .only-light{display:none}}\n"
    css += PictureRules.frames("var(--g-frame,#2457c5)")
    css += ".frames{display:none}\n.show-frames .frames{display:inline}\n"
    return css
}

enum PictureRules {
    static let fontFamily = "-apple-system,\"SF Pro Text\",Inter,\"Helvetica Neue\",Arial,sans-serif"

    /// Fonts, masks and blend modes. Masks are by opacity; HTML's validator does not know the attribute that
    /// says so.
    static var common: String {
        fonts + ".g mask{mask-type:alpha}\n" + blendModes
    }

    /// A design stands on a text, or on the group of its lines, which inherit it: so no rule names the texts
    /// themselves.
    static var fonts: String {
        var css = ".g{font-family:\(fontFamily)}\n.g text{white-space:pre}\n"
        css += ".g .t-mono{font-family:ui-monospace,\"SF Mono\",Menlo,\"DejaVu Sans Mono\",monospace}\n"
        css += ".g .t-rounded{font-family:ui-rounded,\"SF Pro Rounded\",Inter,sans-serif}\n"
        css += ".g .t-serif{font-family:ui-serif,\"New York\",Georgia,\"DejaVu Serif\",serif}\n"
        return css
    }

    static var blendModes: String {
        var css = ".b-isolate{isolation:isolate}\n"
        for mode in BlendMode.allCases {
            if let name = mode.cssName { css += ".b-\(name){mix-blend-mode:\(name)}\n" }
        }
        return css
    }

    static func frames(_ color: String) -> String {
        ".frames rect{fill:none;stroke:\(color);stroke-width:.5}\n.frames path{fill:\(color)}\n"
            + ".frames text{fill:#fff;font-size:10.5px;font-weight:400;letter-spacing:0;opacity:1}\n"
    }

    static func declaration(_ use: PaintUse, _ value: String) -> String {
        switch use {
        case .fill: return "fill:\(value)"
        case .stroke: return "fill:none;stroke:\(value)"
        case .current: return "color:\(value)"
        }
    }

    /// The custom properties of one appearance.
    static func variables(_ selector: String, _ scheme: ColorScheme) -> String {
        var css = "\(selector){"
        for (index, role) in ColorRole.allCases.enumerated() {
            if index > 0 { css += ";" }
            css += "--g-\(role.name):\((scheme == .dark ? role.dark : role.light).css)"
        }
        return css + "}\n"
    }
}

extension SVGWriter {
    /// What a picture of its own needs: the classes it uses with plain values, and dark ones for readers who
    /// prefer them.
    var embeddedStyle: SVGElement? {
        guard options.mode == .standalone else { return nil }
        var css = PictureRules.fonts + PictureRules.blendModes
        css += rules(.light)
        css += ".only-dark{display:none}"
        let dark = rules(.dark) + ".only-dark{display:inline}.only-light{display:none}"
        if options.scheme == nil { css += "@media (prefers-color-scheme:dark){\(dark)}" }
        if !options.frames.isEmpty { css += PictureRules.frames("#2457c5") }
        var style = SVGElement("style")
        style.text = css
        return style
    }

    private func rules(_ scheme: ColorScheme) -> String {
        var css = ""
        for use in PaintUse.all {
            for role in ColorRole.allCases
            where usedStyles[use.rawValue * ColorRole.allCases.count + Int(role.rawValue)] {
                let value = (scheme == .dark ? role.dark : role.light).css
                css += ".\(use.prefix)\(role.name){\(PictureRules.declaration(use, value))}"
            }
        }
        return css
    }
}
