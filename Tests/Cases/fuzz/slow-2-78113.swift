struct Variants:View{var body:some View{VStack(spacing:){
            HStack(spacing: 16) {
                Image(systemName: "star").symbolVariant(.circle)
                Image(systemName: "star").symbolVariant(.circle.fill)
                Image(systemName: "star").symbolVariant(.slash)
                Image(systemName: "plus.circle").foregroundStyle(.orange, .gray)
            }
        }
        padding()
    }
}