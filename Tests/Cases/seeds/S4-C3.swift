@preconcurrency protocol Layout : Sendable, Animatable
