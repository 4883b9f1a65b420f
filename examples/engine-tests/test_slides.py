"""Checks an engine in Python against docs/replay-vectors.json: copy it, with that file, beside your tests."""

import json


def test_slides(slide):
    with open("replay-vectors.json") as file:
        slides = json.load(file)["slides"]
    for case in slides:
        result = slide(case["board"], case["direction"])
        assert result == (case["expected"], case["gained"]), case
