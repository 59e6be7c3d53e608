"""Random grids, each as Swift for the engine and as cells for the model."""
import random
from math import inf

from grid_model import Grid

HALF = """struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

"""
HORIZONTAL = {"leading": 0.0, "center": 0.5, "trailing": 1.0}
VERTICAL = {"top": 0.0, "center": 0.5, "bottom": 1.0}
ALIGNMENTS = {
    "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5), "center": (0.5, 0.5),
    "trailing": (1, 0.5), "bottomLeading": (0, 1), "bottom": (0.5, 1), "bottomTrailing": (1, 1)}
EDGES = frozenset(("leading", "trailing", "top", "bottom"))
LENGTHS = (None, None, 0, 60, 80, 100, 150, 200, 300, inf)


def clamp(value, least, most):
    return min(max(value, least), most)


def number(value):
    return ".infinity" if value == inf else "%g" % value


# ------------------------------------------------------------------------------- views: Swift, measure, bare edges

def fixed(pick):
    width, height = pick.choice((0, 10, 20, 30, 40, 60, 100, 150)), pick.choice((10, 20, 30, 40, 60))
    return "Color.clear.frame(width: %d, height: %d)" % (width, height), lambda w, h: (width, height), ()


def greedy(pick):
    return "Color.clear", lambda w, h: (10.0 if w is None else w, 10.0 if h is None else h), ()


def wide(pick):
    """Between two widths, or without end."""
    least, height = pick.choice((0, 10, 20, 30)), pick.choice((10, 20, 30))
    ideal, most = max(least, 10), pick.choice((least + 20, least + 60, least + 140, inf))
    swift = "Color.clear.frame(minWidth: %d, idealWidth: %d, maxWidth: %s).frame(height: %d)" % (
        least, ideal, number(most), height)
    return swift, lambda w, h: (ideal if w is None else clamp(w, least, most), height), ()


def tall(pick):
    least, width = pick.choice((0, 10, 20)), pick.choice((10, 20, 30, 40))
    ideal, most = max(least, 10), pick.choice((least + 30, least + 90, inf))
    swift = "Color.clear.frame(minHeight: %d, idealHeight: %d, maxHeight: %s).frame(width: %d)" % (
        least, ideal, number(most), width)
    return swift, lambda w, h: (width, ideal if h is None else clamp(h, least, most)), ()


def both_ways(pick):
    least, most = pick.choice((0, 10, 20)), pick.choice((40, 60, 170))
    ideal = max(least, 10)
    swift = ("Color.clear.frame(minWidth: {0}, idealWidth: {1}, maxWidth: {2}, "
             "minHeight: {0}, idealHeight: {1}, maxHeight: {2})").format(least, ideal, most)
    side = lambda p: ideal if p is None else clamp(p, least, most)
    return swift, lambda w, h: (side(w), side(h)), ()


def half(pick):
    return "Half { Color.clear }", lambda w, h: ((40.0 if w is None else w) / 2, 10.0), ()


def spacer(pick):
    side = lambda p: 8.0 if p is None else max(p, 8.0)
    return "Spacer()", lambda w, h: (side(w), side(h)), EDGES


def stacked_spacer(pick):
    if pick.random() < 0.5:
        swift, measure, bare = spacer(pick)
        return "ZStack { Spacer() }", measure, bare
    return ("HStack { Spacer() }", lambda w, h: (8.0 if w is None else max(w, 8.0), 0.0),
            frozenset(("leading", "trailing")))


LEAVES = (fixed,) * 7 + (greedy,) * 3 + (wide,) * 4 + (tall,) * 3 + (both_ways,) * 2 + (half,) * 2 + (spacer,) * 2 + (
    stacked_spacer,)


def padded(pick, view):
    swift, measure, bare = view
    inset = pick.choice((1, 4))
    inner = lambda p: None if p is None else max(0.0, p - 2 * inset)

    def answer(w, h):
        width, height = measure(inner(w), inner(h))
        return width + 2 * inset, height + 2 * inset
    return "%s.padding(%d)" % (swift, inset), answer, ()


def framed(pick, view):
    swift, measure, bare = view
    width = pick.choice((12, 50))
    return "%s.frame(width: %d)" % (swift, width), lambda w, h: (width, measure(width, h)[1]), bare


# -------------------------------------------------------------------------------------------------------- cells

class RandomCell:
    def __init__(self, pick, name, is_line, is_last):
        leaf = pick.choice(LEAVES)
        view = leaf(pick)
        self.priority = -inf if leaf in (spacer, stacked_spacer) else 0.0
        if pick.random() < 0.1:
            view = pick.choice((padded, framed))(pick, view)
            self.priority = 0.0
        self.name, self.is_line, self.is_last = name, is_line, is_last
        self.swift, self.measure, self.bare = view
        self.swift += '.accessibilityIdentifier("%s")' % name
        self.columns, self.unsized = 1, (False, False)
        self.anchor = self.column_alignment = None
        self.add_traits(pick)

    def add_traits(self, pick):
        if pick.random() < 0.15:
            self.priority = float(pick.choice((-1, 0, 1, 1)))
            self.swift += ".layoutPriority(%g)" % self.priority
        if pick.random() < 0.3:
            self.add_columns(pick)
        if pick.random() < 0.12:
            self.add_unsized_axes(pick)
        if pick.random() < 0.1:
            self.swift, self.anchor = self.naming(pick, "gridCellAnchor", ALIGNMENTS)
        if pick.random() < 0.1:
            self.swift, self.column_alignment = self.naming(pick, "gridColumnAlignment", HORIZONTAL)

    def naming(self, pick, modifier, table):
        """A value from a table; now and then a second one around it, which does not count."""
        name = pick.choice(list(table))
        swift = "%s.%s(.%s)" % (self.swift, modifier, name)
        if pick.random() < 0.2:
            swift += ".%s(.%s)" % (modifier, pick.choice(list(table)))
        return swift, table[name]

    def add_columns(self, pick):
        """A span; spans of several modifiers add up. What no column means at a row's end was never measured."""
        none = 0 if not self.is_last and pick.random() < 0.1 else 2
        counts = [pick.choice((none, 2, 2, 3, 4))]
        if counts[0] > 1 and pick.random() < 0.15:
            counts.append(pick.choice((1, 2)))
        self.columns = sum(count for count in counts if count > 1)
        self.swift += "".join(".gridCellColumns(%d)" % count for count in counts)

    def add_unsized_axes(self, pick):
        self.unsized = pick.choice(((True, False), (False, True), (True, True)))
        names = {(True, False): ".horizontal", (False, True): ".vertical", (True, True): "[.horizontal, .vertical]"}
        self.swift += ".gridCellUnsizedAxes(%s)" % names[self.unsized]


class RandomGrid:
    """One grid, from a seed alone."""

    def __init__(self, seed):
        pick = self.pick = random.Random(seed)
        self.seed, self.cells, self.row_alignments, lines = seed, [], [], []
        for row in range(pick.choice((1, 1, 2, 2, 2, 3, 3, 4))):
            lines.append(self.add_line(row) if pick.random() < 0.2 else self.add_row(row))
        self.place_lines()
        alignment = pick.choice(list(ALIGNMENTS)) if pick.random() < 0.5 else "center"
        spacing = [pick.choice((0, 3, 12)) if pick.random() < 0.3 else None for _ in range(2)]
        self.proposal = pick.choice(LENGTHS), pick.choice(LENGTHS)
        self.model = Grid(self.cells, ALIGNMENTS[alignment], spacing, self.row_alignments)
        self.swift = HALF + self.head(alignment, spacing) + " {\n" + "".join(lines) + "}\n"

    def head(self, alignment, spacing):
        names = ["alignment: .%s" % alignment]
        names += ["%sSpacing: %d" % pair for pair in zip(("horizontal", "vertical"), spacing) if pair[1] is not None]
        return "Grid(%s)" % ", ".join(names)

    def cell(self, row, is_line=False, is_last=True):
        cell = RandomCell(self.pick, "c%d" % len(self.cells), is_line, is_last)
        cell.row = row
        self.cells.append(cell)
        return cell

    def add_line(self, row):
        self.row_alignments.append(None)
        return "    %s\n" % self.cell(row, is_line=True).swift

    def add_row(self, row):
        pick = self.pick
        name = pick.choice(list(VERTICAL)) if pick.random() < 0.25 else None
        self.row_alignments.append(name and VERTICAL[name])
        text, start = "", 0
        count = pick.choice((1, 2, 2, 3, 3, 4))
        for position in range(count):
            cell = self.cell(row, is_last=position + 1 == count)
            cell.start, cell.span, cell.takes_no_column = start, max(1, cell.columns), cell.columns == 0
            start += cell.columns
            text += "        %s\n" % cell.swift
        return "    GridRow%s {\n%s    }\n" % ("(alignment: .%s)" % name if name else "", text)

    def place_lines(self):
        """A line covers all columns: as many as the longest row has, or as one of the lines asks for."""
        rows = [cell.start + cell.span for cell in self.cells if not cell.is_line]
        count = max(rows + [max(1, cell.columns) for cell in self.cells if cell.is_line])
        for cell in self.cells:
            if cell.is_line:
                cell.start, cell.span, cell.takes_no_column = 0, count, False
