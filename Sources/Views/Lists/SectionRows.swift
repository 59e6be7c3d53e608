import Graphics
import Interpreter
import Layout
import Syntax

/// `Section` in its forms.
enum SectionRows {
    static var rows: [Declaration] {
        [
            Declaration("public struct Section<Parent, Content, Footer> {}"),
            Declaration("extension Section: View where Parent: View, Content: View, Footer: View {}"),
            Declaration(
                """
                extension Section where Parent: View, Content: View, Footer: View { public init(@ViewBuilder content: () -> Content, \
                @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) }
                """
            ) { call in
                let content = call.nextContent()
                let header = call.nextContent()
                return section(call, header, call.nextContent(), content)
            },
            Declaration(
                """
                extension Section where Parent == EmptyView, Content: View, Footer: View { public init(\
                @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) }
                """
            ) { call in
                let content = call.nextContent()
                return section(call, nil, call.nextContent(), content)
            },
            Declaration(
                """
                extension Section where Parent: View, Content: View, Footer == EmptyView { public init(\
                @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) }
                """
            ) { call in
                let content = call.nextContent()
                return section(call, call.nextContent(), nil, content)
            },
            Declaration(
                """
                extension Section where Parent == EmptyView, Content: View, Footer == EmptyView { public init(\
                @ViewBuilder content: () -> Content) }
                """
            ) { call in section(call, nil, nil, call.nextContent()) },
            Declaration(
                """
                extension Section where Parent: View, Content: View, Footer: View { public init(header: Parent, footer: Footer, \
                @ViewBuilder content: () -> Content) }
                """
            ) { call in
                let header = call.nextValue()
                let footer = call.nextValue()
                return section(call, header, footer, call.nextContent())
            },
            Declaration(
                """
                extension Section where Parent: View, Content: View, Footer == EmptyView { public init(header: Parent, \
                @ViewBuilder content: () -> Content) }
                """
            ) { call in
                let header = call.nextValue()
                return section(call, header, nil, call.nextContent())
            },
            Declaration(
                """
                extension Section where Parent == EmptyView, Content: View, Footer: View { public init(footer: Footer, \
                @ViewBuilder content: () -> Content) }
                """
            ) { call in
                let footer = call.nextValue()
                return section(call, nil, footer, call.nextContent())
            },
            Declaration(
                "extension Section where Parent: View, Content: View, Footer == EmptyView { @available(iOS 17.0, *) public init("
                    + "isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) }"
            ) { call in
                let isExpanded = call.nextBinding()
                let content = call.nextContent()
                return section(call, call.nextContent(), nil, content, isExpanded)
            },
        ]
            + ControlRowMaker.titled(
                "Section where Parent == Text, Content: View, Footer == EmptyView", ", @ViewBuilder content: () -> Content"
            ) { call in
                let title = call.nextTitle()
                return section(call, title, nil, call.nextContent())
            }
            + ControlRowMaker.titled(
                "Section where Parent == Text, Content: View, Footer == EmptyView",
                ", isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content"
            ) { call in
                let title = call.nextTitle()
                let isExpanded = call.nextBinding()
                return section(call, title, nil, call.nextContent(), isExpanded)
            }
    }

    private static func section(
        _ call: NativeCall, _ header: Value?, _ footer: Value?, _ content: Value, _ isExpanded: BindingValue? = nil
    ) -> Value {
        .native(SectionValue(call.range, header: header, footer: footer, content: content, isExpanded: isExpanded))
    }
}
