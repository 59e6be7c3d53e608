import Graphics
import Layout
import Syntax

extension Platform {
    /// macOS 26.
    public static let macOS = Platform(
        "macOS", text: .macOS26, controls: .macOS26, look: .macOS26, bars: .macOS26, windows: .macOS26,
        idiom: 5, idioms: ["mac", "universal"], system: .macOS, isRegularWidth: true)
}

extension ControlMetrics {
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
            editorHeight: 12, groupBoxPadding: 8, dividerThickness: 1,
            list: List(
                margin: 10, cornerRadius: 8, rowHeight: 24, rowInset: 10, iconStart: 8, iconWidth: 20,
                iconHeight: 0,
                titleStart: 34, separator: 1, separatorEnd: 10, headerGap: 6, footerGap: 6, aboveHeader: 3.2,
                belowFooter: 8, sectionEdge: 8, accessoryEnd: 10, chevronEnd: 10,
                chevron: Size(width: 6, height: 10),
                rowPadding: 4))
    }
}

extension ControlLook {
    static var macOS26: ControlLook {
        ControlLook(
            buttonsAreBordered: true, bordersAreTinted: false, togglesAreGreen: false, labelsAreShown: true,
            labelsAreNear: true, menusAreBoxes: true, optionsAreRadioButtons: true, datesAreFields: true,
            disclosuresLead: true, formsHaveColumns: true, listStyle: .inset)
    }
}

extension BarMetrics {
    /// macOS 26. All are estimates: a window's bar of 52 points with glass of extra large controls, 36, and
    /// what else differs from an iPad.
    static var macOS26: BarMetrics {
        var metrics = BarMetrics.iOS26
        metrics.navigationBar = 52
        metrics.barButton = 36
        metrics.sideInset = 8
        metrics.toolbar = 36
        metrics.toolbarInset = 12
        metrics.tabFont = 13
        metrics.searchTakesDictation = false
        metrics.toolbarField = 180
        metrics.sheetPadding = 0
        metrics.sheetRadius = 26
        metrics.sidebarWidth = 220
        metrics.contentWidth = 240
        metrics.inspectorWidth = 250
        metrics.alertWidth = 260
        metrics.alertButton = 28
        return metrics
    }
}

extension WindowLook {
    /// Documented, or as in Apple's own apps, each where it is used.
    static var macOS26: WindowLook {
        WindowLook(
            titlesLead: true, sheetsFitContent: true, sheetsEndAtFoot: true, listsCanBeEdited: false,
            navigationViewsHaveColumns: true, contentColumnStays: true, adaptableTabsAreSidebars: true,
            tabsShareBarLine: false)
    }
}
