import SwiftUI

/// What a component wants to say by its color.
public enum Tone: String, CaseIterable, Identifiable, Sendable {
    case neutral, info, success, warning, danger

    public var id: String { rawValue }

    /// The color of signs and edges.
    public var accent: Color {
        switch self {
        case .neutral: .gray
        case .info: .blue
        case .success: .green
        case .warning: .orange
        case .danger: .red
        }
    }

    /// The color of the ground behind them.
    public var ground: Color { accent.opacity(0.14) }

    /// A sign that says the same without color.
    public var symbol: String {
        switch self {
        case .neutral: "circle"
        case .info: "info.circle"
        case .success: "checkmark.circle"
        case .warning: "exclamationmark.triangle"
        case .danger: "xmark.octagon"
        }
    }
}
