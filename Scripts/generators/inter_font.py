"""Reading Debian's fonts-inter and fonts-vollkorn with fonttools: advances and pair kerning, scaled to 2048 units per em."""
import os
from fontTools.ttLib import TTFont

FOLDER = os.environ.get("INTER_FOLDER", "/usr/share/fonts/opentype/inter")


VOLLKORN = "/usr/share/fonts/truetype/vollkorn/Vollkorn-SemiBold.ttf"


class Inter:
    def __init__(self, name):
        self.read(os.path.join(FOLDER, f"Inter{name}.otf"))

    def read(self, path):
        self.font = TTFont(path)
        self.scale = 2048 / self.font["head"].unitsPerEm
        self.cmap = self.font.getBestCmap()
        self.metrics = self.font["hmtx"].metrics
        self.subtables = self._kerning_subtables()

    def advance(self, character):
        glyph = self.cmap.get(ord(character))
        return None if glyph is None else self.metrics[glyph][0] * self.scale

    def kerning(self, left, right):
        """The first subtable that covers the left glyph and knows the pair decides, as OpenType says."""
        a, b = self.cmap.get(ord(left)), self.cmap.get(ord(right))
        if a is None or b is None:
            return 0
        for table in self.subtables:
            value = self._value(table, a, b)
            if value is not None:
                return value * self.scale
        return 0

    def _kerning_subtables(self):
        gpos = self.font["GPOS"].table
        lookups = sorted({i for r in gpos.FeatureList.FeatureRecord if r.FeatureTag == "kern"
                          for i in r.Feature.LookupListIndex})
        tables = []
        for i in lookups:
            for table in gpos.LookupList.Lookup[i].SubTable:
                table = getattr(table, "ExtSubTable", table)
                if table.LookupType == 2:
                    tables.append(table)
        return tables

    @staticmethod
    def _value(table, a, b):
        if a not in table.Coverage.glyphs:
            return None
        if table.Format == 1:
            for pair in table.PairSet[table.Coverage.glyphs.index(a)].PairValueRecord:
                if pair.SecondGlyph == b:
                    return (pair.Value1.XAdvance or 0) if pair.Value1 else 0
            return None
        record = table.Class1Record[table.ClassDef1.classDefs.get(a, 0)]
        record = record.Class2Record[table.ClassDef2.classDefs.get(b, 0)]
        return (getattr(record.Value1, "XAdvance", 0) or 0) if record.Value1 else 0


class Vollkorn(Inter):
    """The face of headings, with figures as high as capitals, as the theme asks for."""

    def __init__(self):
        self.read(VOLLKORN)
        gsub = self.font["GSUB"].table
        for record in gsub.FeatureList.FeatureRecord:
            for index in record.Feature.LookupListIndex if record.FeatureTag == "lnum" else []:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    lining = getattr(table, "ExtSubTable", table).mapping
                    self.cmap = {character: lining.get(glyph, glyph) for character, glyph in self.cmap.items()}
