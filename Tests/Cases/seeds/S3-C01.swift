public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
