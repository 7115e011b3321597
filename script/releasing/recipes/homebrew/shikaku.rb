class Shikaku < Formula
  desc "Play, solve and study the puzzle Shikaku"
  homepage "@HOMEPAGE@"
  url "@HOMEPAGE@/releases/download/v@VERSION@/@WHEEL@"
  sha256 "@WHEEL_SHA256@"
  license all_of: ["MIT", "OFL-1.1"]

  depends_on "python@3.13"

  def install
    # PySide6 and OR-Tools are taken as wheels, as their projects publish them.
    python = Formula["python@3.13"].opt_bin/"python3.13"
    system python, "-m", "venv", libexec
    wheel = buildpath/"@WHEEL@"
    cp cached_download, wheel unless wheel.exist?
    system libexec/"bin/pip", "install", wheel
    bin.install_symlink libexec/"bin/shikaku"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/shikaku --version")
  end
end
