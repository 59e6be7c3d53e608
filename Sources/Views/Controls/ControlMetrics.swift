import Graphics
import Layout

/// The numbers of one platform's controls, in points. One value per platform version.
struct ControlMetrics {
    /// A bordered button at one control size.
    struct Button {
        var font: TextStyle
        /// Between the label and the sides.
        var horizontal: Double
        /// What is left of that where the button has no room.
        var leastHorizontal: Double?
        /// Between the label and the top and bottom edges.
        var vertical: Double
        /// Of `buttonBorderShape(.roundedRectangle)`.
        var cornerRadius: Double
    }

    /// From mini to extra large.
    var buttons: [Button]
    /// Whether bordered buttons are capsules unless told otherwise.
    var bordersAreCapsules: Bool
    var toggle: Size
    var toggleThumb: Size
    var toggleInset: Double
    /// Whether toggles are check boxes unless told otherwise.
    var togglesAreCheckboxes: Bool
    var sliderHeight: Double
    var sliderTrack: Double
    var sliderThumb: Size
    /// The least a slider takes.
    var sliderWidth: Double
    var stepper: Size
    var segmentedHeight: Double
    /// The size of a segment's words, which does not grow with the type size.
    var segmentFont: Double
    /// Between a segment's label and its edges.
    var segmentPadding: Double
    var menuPickerInsets: EdgeInsets
    var datePickerHeight: Double
    var progressHeight: Double
    /// What a bar takes where nothing is proposed.
    var progressWidth: Double
    var spinner: Double
    var largeSpinner: Double
    var fieldHeight: Double
    var borderedFieldInsets: EdgeInsets
    /// Whether a text field has a border unless told otherwise.
    var fieldsAreBordered: Bool
    /// The least height of a text editor.
    var editorHeight: Double
    var groupBoxPadding: Double
    var list: List

    /// Rows of lists and forms.
    struct List {
        var margin: Double
        var cornerRadius: Double
        /// The least height of a row; nothing means that of a line of body text with its padding.
        var rowHeight: Double?
        var rowInset: Double
        /// The column that icons of labels stand in: where it begins and how wide it is.
        var iconStart: Double
        var iconWidth: Double
        /// The least height of that column.
        var iconHeight: Double
        /// Where the title begins beside an icon.
        var titleStart: Double
        var separator: Double
        var separatorEnd: Double
        /// Between a header and its rows, and the rows and their footer.
        var headerGap: Double
        var footerGap: Double
        /// What is kept free between sections: above a header, below a footer, and where there is none of
        /// them.
        var aboveHeader: Double
        var belowFooter: Double
        var sectionEdge: Double
        var accessoryEnd: Double
        var chevronEnd: Double
        var chevron: Size
        /// Above and below what stands in a row.
        var rowPadding: Double
    }
}

extension ControlMetrics {
    /// iOS 26.4 on an iPhone, measured on pictures of SwiftUI's own controls.
    static var iOS26: ControlMetrics {
        let small = Button(font: .subheadline, horizontal: 11, vertical: 6, cornerRadius: 8)
        let large = Button(font: .body, horizontal: 21 + 1 / 3, vertical: 16, cornerRadius: 12)
        return ControlMetrics(
            buttons: [
                small, small, Button(font: .body, horizontal: 13 + 1 / 3, vertical: 8, cornerRadius: 8),
                large, large,
            ],
            bordersAreCapsules: true, toggle: Size(width: 63, height: 28),
            toggleThumb: Size(width: 37, height: 24),
            toggleInset: 2, togglesAreCheckboxes: false, sliderHeight: 31, sliderTrack: 5 + 2 / 3,
            sliderThumb: Size(width: 37, height: 24), sliderWidth: 60,
            stepper: Size(width: 93, height: 31 + 1 / 3),
            segmentedHeight: 32, segmentFont: 13, segmentPadding: 12,
            menuPickerInsets: EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12),
            datePickerHeight: 36 + 1 / 3,
            progressHeight: 4, progressWidth: 150, spinner: 20, largeSpinner: 37, fieldHeight: 22,
            borderedFieldInsets: EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7),
            fieldsAreBordered: false,
            editorHeight: 0, groupBoxPadding: 16,
            list: List(
                margin: 16, cornerRadius: 26, rowHeight: nil, rowInset: 16, iconStart: 14, iconWidth: 28,
                iconHeight: 24,
                titleStart: 56, separator: 1, separatorEnd: 16, headerGap: 10, footerGap: 7, aboveHeader: 10,
                belowFooter: 7, sectionEdge: 17 + 2 / 3, accessoryEnd: 14, chevronEnd: 18 + 1 / 3,
                chevron: Size(width: 7, height: 12), rowPadding: 15))
    }

    /// macOS 26: sizes as SwiftUI answers them.
    static var macOS26: ControlMetrics {
        let small = Button(font: .subheadline, horizontal: 10, vertical: 3, cornerRadius: 5)
        let large = Button(font: .body, horizontal: 16, vertical: 7, cornerRadius: 8)
        return ControlMetrics(
            buttons: [
                Button(font: .caption, horizontal: 8, vertical: 1.5, cornerRadius: 4), small,
                Button(font: .body, horizontal: 12, leastHorizontal: 5, vertical: 4, cornerRadius: 6), large,
                large,
            ],
            bordersAreCapsules: false, toggle: Size(width: 54, height: 24),
            toggleThumb: Size(width: 32, height: 20),
            toggleInset: 2, togglesAreCheckboxes: true, sliderHeight: 16, sliderTrack: 4,
            sliderThumb: Size(width: 20, height: 16), sliderWidth: 30, stepper: Size(width: 50, height: 24),
            segmentedHeight: 24, segmentFont: 13, segmentPadding: 10,
            menuPickerInsets: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 8), datePickerHeight: 24,
            progressHeight: 6, progressWidth: 150, spinner: 32, largeSpinner: 32, fieldHeight: 24,
            borderedFieldInsets: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6),
            fieldsAreBordered: true,
            editorHeight: 12, groupBoxPadding: 8,
            list: List(
                margin: 10, cornerRadius: 8, rowHeight: 24, rowInset: 10, iconStart: 8, iconWidth: 20,
                iconHeight: 0,
                titleStart: 34, separator: 1, separatorEnd: 10, headerGap: 6, footerGap: 6, aboveHeader: 3.2,
                belowFooter: 8, sectionEdge: 8, accessoryEnd: 10, chevronEnd: 10,
                chevron: Size(width: 6, height: 10),
                rowPadding: 4))
    }
}

extension ViewContext {
    var isMac: Bool { environment.platform == .macOS }
    var metrics: ControlMetrics { isMac ? .macOS26 : .iOS26 }
}
