extension Double {
    /// Brought into a range; what is not a number becomes the lower end, so that the result can be made an
    /// integer.
    public func clamped(to range: ClosedRange<Double>) -> Double {
        self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
    }
}
