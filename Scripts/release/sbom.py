"""What a release is made of, as SPDX 2.3: sbom.py SOURCE VERSION CMARK ZLIB"""

import json
import os
import subprocess
import sys
from datetime import datetime, timezone

LICENSES = {
    "swift-argument-parser": "Apache-2.0", "yams": "MIT", "swift-mustache": "Apache-2.0", "flyingfox": "MIT",
    "swift-docc-symbolkit": "Apache-2.0",
}


def package(name, version, address, license, comment=None):
    made = {
        "SPDXID": f"SPDXRef-{name}", "name": name, "versionInfo": version, "downloadLocation": address or "NOASSERTION",
        "licenseConcluded": license, "licenseDeclared": license, "copyrightText": "NOASSERTION", "filesAnalyzed": False,
    }
    return made | ({"comment": comment} if comment else {})


def packages(source, version, cmark, zlib):
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    swift = swift.split("Swift version ")[1].split()[0]
    yield package("galley", version, None, "MIT")
    yield package("swift", swift, "https://github.com/swiftlang/swift", "Apache-2.0 WITH Swift-exception", "Standard library, Foundation")
    yield package("cmark", cmark, "https://github.com/commonmark/cmark", "BSD-2-Clause AND MIT")
    yield package("zlib", zlib, "https://github.com/madler/zlib", "Zlib")
    yield package("bootstrap-icons", "1.10.3", "https://github.com/twbs/icons", "MIT", "Outlines of symbols")
    yield package("inter", "4.0", "https://github.com/rsms/inter", "OFL-1.1", "Measures of letters, outlines in pictures")
    with open(os.path.join(source, "Package.resolved")) as file:
        pins = json.load(file)["pins"]
    for pin in pins:
        address = f"git+{pin['location']}@{pin['state']['revision']}"
        yield package(pin["identity"], pin["state"].get("version", "NOASSERTION"), address, LICENSES[pin["identity"]])


def main(source, version, cmark, zlib):
    parts = list(packages(source, version, cmark, zlib))
    made = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"galley-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/galley-{version}",
        "creationInfo": {"created": made, "creators": ["Tool: galley-dist"]},
        "packages": parts,
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-galley"},
            *({"spdxElementId": "SPDXRef-galley", "relationshipType": "CONTAINS", "relatedSpdxElement": part["SPDXID"]} for part in parts[1:]),
        ],
    }
    json.dump(document, sys.stdout, indent=2)
    print()


main(*sys.argv[1:])
