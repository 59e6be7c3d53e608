import Graphics

/// Groups that are drawn apart and then laid over what is below.
extension PDFPainter {
    mutating func draw(_ commands: ArraySlice<DisplayCommand>, through effect: GroupEffect) {
        if needsPixels(effect, commands) { return drawPixels(of: Self.group(commands, effect)) }
        let outer = state
        content.write("q")
        switch effect {
        case .transform(let transform):
            draw(commands, in: transform)
        case .clip(let path, let rule):
            content.clip(to: path.isEmpty ? .rect(.zero) : path, rule)
            draw(commands)
        case .opacity(let value): draw(commands, state: resources.opacity(value))
        case .blendMode(let mode):
            draw(commands, state: resources.state("/BM /\(mode.pdfName ?? "Normal")"))
        case .mask(let list):
            let mask = "<< /Type /Mask /S /Alpha /G \(form(of: list.commands[...]).text) >>"
            draw(commands, state: resources.state("/SMask \(mask)"))
        case .shadow(let color, let radius, let x, let y):
            drawPixels(of: shadow(of: commands, color.resolved(in: scheme), radius, x, y))
            draw(commands, state: nil)
        case .isolation, .innerShadow, .blur, .colorMatrix: draw(commands, state: nil)
        }
        content.write("Q")
        state = outer
    }

    /// What is larger or smaller than that cannot be seen, nor be written in the decimals of a file.
    private static let scales = 1e-6...1e6

    private mutating func draw(_ commands: ArraySlice<DisplayCommand>, in transform: AffineTransform) {
        let scale = state.scale * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard let back = transform.inverse, Self.scales.contains(scale) else { return }
        content.concatenate(transform)
        state.visible = back.apply(state.visible)
        state.scale = scale
        draw(commands)
    }

    /// Draws commands as one, in a state of the graphics.
    private mutating func draw(_ commands: ArraySlice<DisplayCommand>, state: String?) {
        let form = form(of: commands)
        if self.state.opacity != 1 { content.write(resources.opacity(1)) }
        if let state { content.write(state) }
        content.write(resources.object(form))
    }

    func box(_ rect: Rect) -> String {
        "/BBox [\(PDFText.numbers([rect.minX, rect.minY, rect.maxX, rect.maxY]))]"
    }

    /// Where commands are seen: programs lay out a surface of that size for each group.
    private func reach(of commands: ArraySlice<DisplayCommand>) -> Rect {
        for command in commands {
            // What is cast within a scale reaches further than bounds tell.
            if case .push(.transform) = command.operation { return state.visible }
        }
        let bounds = DisplayList.Slice(Self.group(commands), from: 0).bounds ?? .zero
        return visible(bounds.insetBy(dx: -Self.overhang, dy: -Self.overhang))
    }

    /// What of a rectangle is on the page; all of the page for what is no rectangle.
    func visible(_ rect: Rect) -> Rect {
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
            return state.visible
        }
        return rect.intersection(state.visible) ?? .zero
    }

    private mutating func form(of commands: ArraySlice<DisplayCommand>) -> PDFFile.Reference {
        let (outer, around) = (content, state)
        content = PDFContent()
        state.opacity = 1
        draw(commands)
        let group = "/Group << /S /Transparency /I true /CS /DeviceRGB >>"
        let form = output.addStream(
            "/Type /XObject /Subtype /Form \(box(reach(of: commands))) /Resources \(resources.reference.text) \(group)",
            content.bytes)
        (content, state) = (outer, around)
        return form
    }

    // MARK: Pixels

    private func needsPixels(_ effect: GroupEffect, _ commands: ArraySlice<DisplayCommand>) -> Bool {
        switch effect {
        case .blur, .innerShadow, .colorMatrix: true
        case .transform, .clip: false
        case .shadow, .opacity, .mask, .blendMode, .isolation: Self.addsLight(commands)
        }
    }

    /// Whether something is added to the light of what lies below it in this group, for which PDF has no
    /// mode.
    static func addsLight(_ commands: ArraySlice<DisplayCommand>) -> Bool {
        var index = commands.startIndex
        while index < commands.endIndex {
            if case .push(let effect) = commands[index].operation {
                switch effect {
                case .blendMode(.plusLighter): return true
                case .transform, .clip: break
                default: index = end(of: commands, from: index + 1)
                }
            }
            index += 1
        }
        return false
    }

    private static func group(_ commands: ArraySlice<DisplayCommand>, _ effects: GroupEffect...)
        -> DisplayList
    {
        var list = DisplayList()
        for effect in effects { list.push(effect, view: .none) }
        for command in commands { list.append(command.operation, view: command.view) }
        for _ in effects { list.pop() }
        return list
    }

    /// The shadow without what casts it: its outline in one color, blurred and moved.
    private func shadow(
        of commands: ArraySlice<DisplayCommand>, _ color: RGBA, _ radius: Double, _ x: Double, _ y: Double
    ) -> DisplayList {
        var matrix = [Double](repeating: 0, count: 20)
        (matrix[4], matrix[9], matrix[14], matrix[18]) = (color.red, color.green, color.blue, color.alpha)
        return Self.group(commands, .transform(.translation(x: x, y: y)), .blur(radius), .colorMatrix(matrix))
    }
}
