"""How fast the app is, each figure beside a plain thing measured in the same run.

    PYTHONPATH=. .venv/bin/python -m benchmarks [NAME…]

`.venv` is the folder that run.py makes; NAME is a subject such as `start` or `engine`, all without
one. Nothing here passes or fails: a machine's milliseconds differ by the hour, ratios hardly do.
"""
