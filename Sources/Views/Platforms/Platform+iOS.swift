import Graphics
import Layout
import Syntax

extension Platform {
    /// iOS 26 on an iPhone.
    public static let iOS = Platform(
        "iOS", text: .iOS26, controls: .iOS26, look: .iOS26, bars: .iOS26, windows: .iOS26,
        idiom: 1, idioms: ["iphone", "universal"], system: .iOS, isRegularWidth: false,
        variants: [(.smallPhone, .iOSOnSmallPhone), (.tablet, .iPadOS)])

    /// The same on the first iPhone SE, whose titles are smaller.
    static let iOSOnSmallPhone = Platform(
        "iOS", text: .smallPhone, controls: .iOS26, look: .iOS26, bars: .iOS26, windows: .iOS26,
        idiom: 1, idioms: ["iphone", "universal"], system: .iOS, isRegularWidth: false)
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
            editorHeight: 0, groupBoxPadding: 16, dividerThickness: nil,
            list: List(
                margin: 16, cornerRadius: 26, rowHeight: nil, rowInset: 16, iconStart: 14, iconWidth: 28,
                iconHeight: 24,
                titleStart: 56, separator: 1, separatorEnd: 16, headerGap: 10, footerGap: 7, aboveHeader: 10,
                belowFooter: 7, sectionEdge: 17 + 2 / 3, accessoryEnd: 14, chevronEnd: 18 + 1 / 3,
                chevron: Size(width: 7, height: 12), rowPadding: 15))
    }
}

extension ControlLook {
    static var iOS26: ControlLook {
        ControlLook(
            buttonsAreBordered: false, bordersAreTinted: true, togglesAreGreen: true, labelsAreShown: false,
            labelsAreNear: false, menusAreBoxes: false, optionsAreRadioButtons: false, datesAreFields: false,
            disclosuresLead: false, formsHaveColumns: false, listStyle: .insetGrouped)
    }
}

extension BarMetrics {
    /// iOS 26.4 on an iPhone, measured on pictures; a sheet's top as seen from the safe area. A tab bar
    /// without a home indicator takes UIKit's 49 points; how they are divided is an estimate, and so is the
    /// width of an iPad's search field.
    static var iOS26: BarMetrics {
        BarMetrics(
            navigationBar: 46 + 1 / 3, barButton: 44, sideInset: 16, largeTitle: 59 + 2 / 3,
            largeTitleInset: 18, largeTitleDrop: 3 + 2 / 3,
            toolbar: 48, toolbarInset: 28, tabBar: 62, tabBarInset: 21, plainTabBar: 49, plainTabPlate: 45,
            tabAccessory: 48, tabFont: 15,
            searchField: 48, searchTakesDictation: true, drawerField: 36, toolbarField: 250, alertWidth: 320,
            alertButton: 48,
            sheetTop: 10, sheetInset: 8, sheetPadding: 14, sheetRadius: 38, sidebarWidth: 320,
            contentWidth: 300,
            inspectorWidth: 270)
    }
}

extension WindowLook {
    static var iOS26: WindowLook {
        WindowLook(
            titlesLead: false, sheetsFitContent: false, sheetsEndAtFoot: false, listsCanBeEdited: true,
            navigationViewsHaveColumns: false, contentColumnStays: false, adaptableTabsAreSidebars: false,
            tabsShareBarLine: true)
    }
}
