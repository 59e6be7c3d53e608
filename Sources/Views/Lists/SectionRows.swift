import Graphics
import Interpreter
import Layout
import Syntax

/// `Section` in its forms.
enum SectionRows {
    static var rows: [Native] {
        [
            Native("Section.init(content:header:footer:)") { call in
                let content = call.nextContent()
                let header = call.nextContent()
                return section(call, header, call.nextContent(), content)
            },
            Native("Section.init(content:footer:)") { call in
                let content = call.nextContent()
                return section(call, nil, call.nextContent(), content)
            },
            Native("Section.init(content: () -> Content, header: () -> Parent)") { call in
                let content = call.nextContent()
                return section(call, call.nextContent(), nil, content)
            },
            Native("Section.init(content:)") { call in section(call, nil, nil, call.nextContent()) },
            Native("Section.init(header:footer:content:)") { call in
                let header = call.nextValue()
                let footer = call.nextValue()
                return section(call, header, footer, call.nextContent())
            },
            Native("Section.init(header:content:)") { call in
                let header = call.nextValue()
                return section(call, header, nil, call.nextContent())
            },
            Native("Section.init(footer:content:)") { call in
                let footer = call.nextValue()
                return section(call, nil, footer, call.nextContent())
            },
            Native("Section.init(isExpanded:content:header:)") { call in
                let isExpanded = call.nextBinding()
                let content = call.nextContent()
                return section(call, call.nextContent(), nil, content, isExpanded)
            },
            Native("Section.init(_:content:)") { call in
                let title = call.nextTitle()
                return section(call, title, nil, call.nextContent())
            },
            Native("Section.init(_:isExpanded:content:)") { call in
                let title = call.nextTitle()
                let isExpanded = call.nextBinding()
                return section(call, title, nil, call.nextContent(), isExpanded)
            },
        ]
    }

    private static func section(
        _ call: NativeCall, _ header: Value?, _ footer: Value?, _ content: Value,
        _ isExpanded: BindingValue? = nil
    ) -> Value {
        .native(
            SectionValue(call.range, header: header, footer: footer, content: content, isExpanded: isExpanded)
        )
    }
}
