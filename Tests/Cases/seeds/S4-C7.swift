@frozen struct ViewThatFits<Content> where Content : View
