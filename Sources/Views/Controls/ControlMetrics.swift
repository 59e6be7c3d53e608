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
    /// Of a divider; nothing means one pixel.
    var dividerThickness: Double?
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

extension ViewContext {
    var metrics: ControlMetrics { environment.platform.controls }
}
