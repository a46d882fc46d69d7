"""Run inside Blender: builds one shot of a home and renders it. Words after --: slug, number, width, samples, folder."""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from kit import stage  # noqa: E402

slug, number, width, samples, folder = sys.argv[sys.argv.index("--") + 1 :]
stage.empty()
shots = importlib.import_module("homes." + slug.replace("-", "_")).SHOTS
shots[int(number) - 1]()
stage.render(folder, number, int(width), int(samples))
