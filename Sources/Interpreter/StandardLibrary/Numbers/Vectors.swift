/// `SIMD2`, `SIMD3` and `SIMD4`: what calculates with points and colors.
extension StandardLibrary {
}
