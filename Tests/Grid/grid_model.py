"""SwiftUI's rule for `Grid`, written a second time and for reading: what the engine's grids are compared with.

The rule is the one at `Sources/Layout/Grids/GridLayout.swift`; the letters here are the letters there. It was derived
from measured frames, those of `Tests/Cases/layout/measured/grid*.json` among them. Nothing here is shared with the
engine, and speed plays no part: wherever the engine keeps a count, this looks at all cells again.

A cell is any object with these attributes:

    measure(width, height)   its answer to a proposal; None is an axis without one
    row, start, span         its row, its first column and how many columns it covers
    is_line                  a child of the grid that stands in no row
    takes_no_column          `gridCellColumns(0)`
    priority                 minus infinity for a bare Spacer
    unsized                  (horizontally, vertically)
    anchor                   (x, y) or None
    column_alignment         a share of the width, or None
    bare                     the edges that keep no distance, out of "leading", "trailing", "top", "bottom"
"""
from math import inf

NEGLIGIBLE = 1e-9
DEFAULT_GAP = 8.0


class Grid:
    def __init__(self, cells, alignment=(0.5, 0.5), spacing=(None, None), row_alignments=()):
        self.cells = cells
        self.alignment = alignment
        self.row_alignments = row_alignments
        self.row_count = 1 + max((cell.row for cell in cells), default=-1)
        self.column_count = max((cell.start + cell.span for cell in cells), default=0)
        for cell in cells:
            cell.covered = range(cell.start, cell.start + cell.span)
            cell.covers_all = cell.is_line or cell.span == self.column_count
        self.column_gaps = self.gaps(self.column_count, spacing[0], self.meetings_in_rows)
        self.row_gaps = self.gaps(self.row_count, spacing[1], self.meetings_in_columns)

    # ------------------------------------------------------------------------------------------------ B, the gaps

    @staticmethod
    def gaps(count, given, meetings):
        gaps = [0.0] * count
        if given is not None:
            return gaps[:1] + [given] * (count - 1)
        for track, one, its_edge, other, other_edge in meetings():
            distance = 0.0 if its_edge in one.bare or other_edge in other.bare else DEFAULT_GAP
            gaps[track] = max(gaps[track], distance)
        return gaps

    def meetings_in_rows(self):
        for left in self.cells:
            for right in self.cells:
                if left is not right and left.row == right.row and left.covered.stop == right.start:
                    yield right.start, left, "trailing", right, "leading"

    def meetings_in_columns(self):
        for upper in self.cells:
            for lower in self.cells:
                if upper.row + 1 == lower.row and set(upper.covered) & set(lower.covered):
                    yield lower.row, upper, "bottom", lower, "top"

    # ----------------------------------------------------------------------------------------------- the negotiation

    def solve(self, width, height):
        """Column widths and row heights for a proposal; every cell keeps what it was offered and answered."""
        self.proposal = (width, height)
        self.own_widths = [0.0] * self.column_count
        self.own_heights = [0.0] * self.row_count
        self.debts = []
        if width is None and height is None:                                    # C
            for cell in self.cells:
                self.ask(cell, (None, None), level=None)
        else:                                                                   # D
            for priority in sorted({cell.priority for cell in self.cells}, reverse=True):
                Level(self, [cell for cell in self.cells if cell.priority == priority]).serve()
        return self.settled_widths(), self.own_heights

    def ask(self, cell, offer, level):                                          # G
        cell.offer, cell.answer = offer, cell.measure(*offer)
        width, height = cell.answer
        self.own_heights[cell.row] = max(self.own_heights[cell.row], height)
        if cell.span > 1:
            self.note_debt(cell, level)
        elif width > self.own_widths[cell.start]:
            growth = width - self.own_widths[cell.start]
            self.own_widths[cell.start] = width
            for debt in self.debts:
                if cell.start in debt.columns:
                    payment = min(growth, debt.amount)
                    debt.amount -= payment
                    growth -= payment

    def note_debt(self, cell, level):
        missing = cell.answer[0] - self.inner_gaps(cell) - self.held(cell)
        for debt in self.debts:
            if set(debt.columns) & set(cell.covered):
                missing -= debt.amount
        if not missing > NEGLIGIBLE:  # Of endless lengths nothing is left that is a number.
            return
        for debt in self.debts:
            if debt.columns == cell.covered and debt.amount > NEGLIGIBLE:
                debt.amount += missing
                debt.debtors.append((cell, level))
                return
        self.debts.append(Debt(cell.covered, missing, [(cell, level)]))

    def settled_widths(self):                                                   # I
        widths = list(self.own_widths)
        for debt in self.debts:
            if not debt.amount > NEGLIGIBLE:
                continue
            payers = [column for column in debt.columns if widths[column] == 0] or list(debt.columns)
            for column in payers:
                widths[column] += debt.amount / len(payers)
        return widths

    def held(self, cell):
        return sum(self.own_widths[column] for column in cell.covered)

    def inner_gaps(self, cell):
        return sum(self.column_gaps[column] for column in cell.covered[1:])

    def size(self, width, height):
        if not self.cells:
            return 0.0, 0.0
        widths, heights = self.solve(width, height)
        return sum(widths) + sum(self.column_gaps), sum(heights) + sum(self.row_gaps)

    # -------------------------------------------------------------------------------------------------- J, placement

    def frames(self, width, height):
        """The frame of every cell; an empty list for a grid without a finite size."""
        widths, heights = self.solve(width, height)
        if inf in widths or inf in heights:
            return []
        columns = self.named_alignments()
        return [self.frame(cell, widths, heights, columns) for cell in self.cells]

    def named_alignments(self):
        named = {}
        for cell in self.cells:
            if cell.column_alignment is not None:
                named.setdefault(cell.start, cell.column_alignment)
        return named

    def frame(self, cell, widths, heights, columns):
        slot = (sum(widths[column] for column in cell.covered) + self.inner_gaps(cell), heights[cell.row])
        size = cell.measure(*(cell.offer if slot == cell.answer else slot))
        x = sum(widths[:cell.start]) + sum(self.column_gaps[:cell.start + 1])
        y = sum(heights[:cell.row]) + sum(self.row_gaps[:cell.row + 1])
        along, down = cell.anchor or self.alignment_of(cell, columns)
        room = 0.0 if cell.takes_no_column else slot[0] - size[0]
        return x + room * along, y + (slot[1] - size[1]) * down, size[0], size[1]

    def alignment_of(self, cell, columns):
        along, down = self.alignment
        if cell.span == 1 and not cell.is_line:
            along = columns.get(cell.start, along)
        own = self.row_alignments[cell.row] if self.row_alignments else None
        return along, down if own is None else own


class Debt:
    """Width that spans over the same columns need beyond the cells in these columns."""

    def __init__(self, columns, amount, debtors):
        self.columns, self.amount, self.debtors = columns, amount, debtors

    def is_paid_by(self, column, level):                                        # H
        if any(made_in is not level for _, made_in in self.debtors):
            return True
        return column == self.columns.start and any(
            not cell.covers_all and not cell.unsized[0] for cell, _ in self.debtors)


class Level:
    """The cells of one priority."""

    def __init__(self, grid, cells):
        self.grid, self.cells = grid, cells
        self.served = set()
        self.closed_columns, self.closed_rows = {}, {}
        self.columns = {column for cell in cells for column in cell.covered}
        self.rows = {cell.row for cell in cells}
        abreast = max(sum(cell.span for cell in cells if cell.row == row) for row in self.rows)
        stacked = max(sum(column in cell.covered for cell in cells) for column in self.columns)
        width, height = grid.proposal
        self.width_share = self.share(width, grid.settled_widths(), grid.column_gaps, abreast)
        self.height_share = self.share(height, grid.own_heights, grid.row_gaps, stacked)

    @staticmethod
    def share(proposed, tracks, gaps, count):                                   # E
        if proposed is None or proposed == inf:
            return proposed
        left = proposed - sum(gaps)
        for length in tracks:
            left -= length
        return left / count

    def rank(self, cell):                                                       # D
        smallest, largest = cell.measure(0.0, 0.0), cell.measure(inf, inf)
        endless, room, unsized = 0, 0.0, 0
        for axis in (0, 1):
            if self.grid.proposal[axis] is None:
                continue
            unsized += cell.unsized[axis]
            if largest[axis] == inf:
                endless, room = endless + 1, room - smallest[axis]
            else:
                room += largest[axis] - smallest[axis]
        return endless, room, unsized

    def serve(self):
        ranks = {cell: self.rank(cell) for cell in self.cells}
        for rank in sorted(set(ranks.values())):
            group = [cell for cell in self.cells if ranks[cell] == rank]
            for cell in group:
                self.grid.ask(cell, (self.width_offer(cell), self.height_offer(cell)), self)
            self.served.update(group)
            self.close_rows(group)
            self.close_columns(group)

    # ---------------------------------------------------------------------------------------------------- F, offers

    def height_offer(self, cell):
        own = self.grid.own_heights[cell.row]
        if self.height_share in (None, inf):
            return self.height_share
        return own if cell.unsized[1] else max(self.height_share, own)

    def width_offer(self, cell):
        grid, share = self.grid, self.width_share
        if share in (None, inf):
            return share
        held = grid.held(cell)
        if cell.unsized[0]:
            return held + grid.inner_gaps(cell)
        if cell.span == 1:
            return max(share, held)
        lengths = [self.closed_columns.get(column, share) for column in cell.covered]
        extra = max(0.0, share) if cell.covers_all and self.columns <= set(self.closed_columns) else 0.0
        if sum(lengths) + extra < held:
            return held + grid.inner_gaps(cell)
        offer = lengths[0]
        for column, length in zip(cell.covered[1:], lengths[1:]):
            offer = offer + grid.column_gaps[column] + length
        return offer + extra

    # --------------------------------------------------------------------------------------------------- H, closing

    def close_rows(self, group):
        for row in sorted({cell.row for cell in group}):
            if self.height_share in (None, inf) or row in self.closed_rows:
                continue
            if all(cell in self.served for cell in self.cells if cell.row == row):
                self.closed_rows[row] = self.grid.own_heights[row]
                self.height_share = self.passed_on(
                    self.height_share, self.height_share - self.closed_rows[row], self.rows, self.closed_rows)

    def close_columns(self, group):
        for column in sorted({cell.start for cell in group if cell.span == 1 or not cell.covers_all}):
            if self.width_share in (None, inf) or column in self.closed_columns or self.waits(column):
                continue
            length, credit = self.closing(column)
            stands_alone = any(cell.span == 1 and cell.start == column for cell in self.cells)
            if not stands_alone and length <= self.width_share and credit == 0:
                continue
            self.closed_columns[column] = length
            self.width_share = self.passed_on(
                self.width_share, self.width_share - length + credit, self.columns, self.closed_columns)

    @staticmethod
    def passed_on(share, left, tracks, closed):
        still_open = len(tracks - set(closed))
        return share + left / still_open if still_open else left

    def waits(self, column):
        for cell in self.cells:
            if column not in cell.covered or (cell.span > 1 and cell.covers_all):
                continue
            if cell not in self.served or column != cell.start:
                return True
        return False

    def closing(self, column):
        """The width at which a column closes, and the credit for the columns that stay open."""
        grid = self.grid
        length, credit = grid.own_widths[column], 0.0
        for debt in grid.debts:
            if column not in debt.columns or not debt.amount > NEGLIGIBLE:
                continue
            if debt.is_paid_by(column, self):
                length = max(length, grid.own_widths[column] + debt.amount)
            elif sum(other != column and other not in self.closed_columns for other in debt.columns) >= 2:
                present = sum(grid.own_widths[other] for other in debt.columns)
                credit += max(self.width_share, present + debt.amount) - present
        return length, credit
