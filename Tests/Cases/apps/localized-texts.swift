VStack {
    Text("welcome_title", tableName: "Main", bundle: .main, comment: "Shown at start")
    Text(LocalizedStringKey("greeting \("Jane")"))
    Text(String(localized: "items.count", defaultValue: "You have \(5) items"))
    Text(NSLocalizedString("Key", comment: ""))
    Text(1_234_567.89.formatted(.number.locale(Locale(identifier: "de_DE"))))
    Text(["a", "b", "c"].formatted(.list(type: .and)))
    Text(Measurement(value: 5, unit: UnitLength.kilometers).formatted())
}
