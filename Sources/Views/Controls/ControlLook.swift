/// What one platform's controls look like where it is more than a number. One value per platform version.
struct ControlLook {
    /// Whether buttons have a border unless told otherwise.
    var buttonsAreBordered: Bool
    /// Whether bordered buttons and menus have their words in the tint.
    var bordersAreTinted: Bool
    /// Whether toggles are green, and not in the tint, unless told otherwise.
    var togglesAreGreen: Bool
    /// Whether menus, sliders and segments show their label outside of lists.
    var labelsAreShown: Bool
    /// Whether a label stands right before its control outside of lists, and not at the other end of the row.
    var labelsAreNear: Bool
    /// Whether a menu that chooses is a box.
    var menusAreBoxes: Bool
    /// Whether options under each other are round buttons, and not words with a mark.
    var optionsAreRadioButtons: Bool
    /// Whether a compact date is a field to type in.
    var datesAreFields: Bool
    /// Whether a disclosure's mark stands before its words, and what it holds further in.
    var disclosuresLead: Bool
    /// Whether a form has two columns unless told otherwise.
    var formsHaveColumns: Bool
    var listStyle: ListStyle
}

extension ViewContext {
    var look: ControlLook { environment.platform.look }
}
