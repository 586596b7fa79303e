"""The benchmarks still run; what they measure is no test's business."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINES = (
    "first painted home",
    "furnished home",
    "peak memory, 4K table",
    "full repaint, 1080p",
    "one card toggled, 1080p",
    "picture chosen, 1080p",
    "point confirmed, 1080p",
    "15 pictures at first, 1080p",
    "album opened, 1080p",
    "step while resizing",
    "settled after resizing",
    "save after 100 entries",
    "save after 150 entries",
    "stella: random play",
    "stella: one view",
    "stella: move at 150",
    "stella: 150 entries",
)


def test_each_benchmark_prints_its_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--tiny"],
        check=False,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    printed = done.stdout.splitlines()
    missing = [name for name in LINES if not any(f"  {name}  " in line for line in printed)]
    assert missing == []
