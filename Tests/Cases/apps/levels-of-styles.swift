VStack(alignment: .leading) {
    ForEach([("primary", AnyShapeStyle(.primary)), ("secondary", AnyShapeStyle(.secondary)), ("tertiary", AnyShapeStyle(.tertiary)), ("quaternary", AnyShapeStyle(.quaternary)), ("tint", AnyShapeStyle(.tint)), ("mix", AnyShapeStyle(Color.red.mix(with: .blue, by: 0.5))), ("selection", AnyShapeStyle(.selection))], id: \.0) { name, style in
        HStack { RoundedRectangle(cornerRadius: 4).fill(style).frame(width: 40, height: 24); Text(name) }
    }
    Text("Ghost").foregroundStyle(.purple.secondary)
    Text("Background").padding().background(.purple.quinary, in: .rect(cornerRadius: 8)).backgroundStyle(.red)
}
