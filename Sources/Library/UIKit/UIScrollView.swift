public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

public class UIRefreshControl: UIControl {
    public func beginRefreshing() {}
    public func endRefreshing() {}
}

public class UIScrollView: UIView {
    public var contentOffset: CGPoint = .zero
    public var contentSize: CGSize = .zero
    public var contentInset: UIEdgeInsets = .zero
    public var bounces: Bool = true
    public var alwaysBounceVertical: Bool = false
    public var isScrollEnabled: Bool = true
    public var delegate: (any UIScrollViewDelegate)?
    public var zoomScale: CGFloat = 1
    public var alwaysBounceHorizontal: Bool = false
    public var isDragging: Bool { false }
    public var isDecelerating: Bool { false }
    public var refreshControl: UIRefreshControl?
    public var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    public enum KeyboardDismissMode: Int { case none, onDrag, interactive }
    public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    public var isPagingEnabled: Bool = false
    public var minimumZoomScale: CGFloat = 1
    public var maximumZoomScale: CGFloat = 1
    public var showsVerticalScrollIndicator: Bool = true
    public var showsHorizontalScrollIndicator: Bool = true
}
