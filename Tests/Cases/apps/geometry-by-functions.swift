// Functions that Core Graphics has from C, beside those that Swift's types have.
struct Sheared: View {
    let bounds = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 5, y: 0, width: 10, height: 10)]
        .reduce(.null, CGRectUnion)

    var transform: CGAffineTransform {
        let moved = CGAffineTransformMakeTranslation(CGRectGetMidX(bounds), 0)
        return CGAffineTransformConcat(CGAffineTransformMakeScale(2, 1), moved)
    }

    var body: some View {
        Color.red
            .frame(width: CGRectGetWidth(CGRectInset(bounds, 1, 1)), height: 8)
            .transformEffect(CGAffineTransformRotate(transform, .pi / 8))
            .opacity(CGRectContainsPoint(bounds, CGPoint(x: 12, y: 5)) ? 1 : 0.5)
    }
}
Sheared()
