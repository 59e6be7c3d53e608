# For a tap of Homebrew's: fill in the address and the checksum of the release's source.
class Galley < Formula
  desc "Documentation whose SwiftUI layout examples can't go stale"
  homepage "https://github.com/OWNER/galley"
  url "https://github.com/OWNER/galley/archive/refs/tags/v0.2.tar.gz"
  sha256 "CHECKSUM"
  license "MIT"

  depends_on "binaryen" => :build
  depends_on "node" => :build
  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cmark"
  uses_from_macos "swift" => :build
  uses_from_macos "zlib"

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    system bin/"galley", "init", "docs"
    cd("docs") { system bin/"galley", "build", "--strict" }
  end
end
