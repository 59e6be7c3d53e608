"""Packs a folder into a zip whose bytes depend on its files alone: zip.py ROOT NAME OUTPUT"""

import os
import sys
import zipfile


def files(root, name):
    for folder, folders, names in os.walk(os.path.join(root, name)):
        folders.sort()
        for each in sorted(names):
            yield os.path.relpath(os.path.join(folder, each), root)


def main(root, name, output):
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files(root, name):
            full = os.path.join(root, path)
            # 1980 is the earliest that the format knows.
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if os.access(full, os.X_OK) else 0o100644) << 16
            with open(full, "rb") as file:
                archive.writestr(entry, file.read())


main(*sys.argv[1:])
