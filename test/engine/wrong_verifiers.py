#!/usr/bin/env python3
"""Shows that the vectors test what their names say.

    python3 test/engine/wrong_verifiers.py

Each verifier below is docs/verify.py with one mistake. It must fail at the vectors named
beside it, and at no others.
"""

import json
import pathlib
import sys

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
SOURCE = (DOCS / "verify.py").read_text("utf-8")
VECTORS = json.loads((DOCS / "replay-vectors.json").read_text("utf-8"), parse_int=float)
EVERY_LEGAL = [vector["name"] for vector in VECTORS["legal"]]
LARGE_SCORES = ["a score above 2 ** 53", "a score whose digits are more than its double has"]
GIVEN_UP = [
    "given up before the first move",
    "given up after some moves",
    "brought back to life by an edit, and given up",
    "a tile added after giving up",
    "a board set after giving up",
]
SPLIT = "line, check = line[:-2], line[-2:]"

# A mistake, and the vectors at which it fails; below, a part of verify.py and what stands there instead.
MISTAKES = [
    ("a written tile draws random numbers", ["a written tile draws no random numbers"],
     "self.add(*(tile or self.draw()))", "drawn = self.draw(); self.add(*(tile or drawn))"),
    ("a number equal to the chance makes a 4", ["a number drawn that equals the chance of a four"],
     "2**32) < self.chance", "2**32) <= self.chance"),
    ("two tiles of rank 63 merge", ["two tiles of rank 63 do not merge"],
     "and rank < 63", ""),
    ("two tiles of rank 63 keep a game going", ["a full board of tiles of rank 63"],
     "self.cells[other] < 63", "self.cells[other]"),
    ("any number of columns", ["33 columns"],
     "whole(columns, 2, 32)", "whole(columns, 2, 99)"),
    ("any number of rows", ["33 rows"],
     "whole(rows, 2, 32)", "whole(rows, 2, 99)"),
    ("a single column", ["one column"],
     "whole(columns, 2, 32)", "whole(columns, 1, 32)"),
    ("no score beyond 2 ** 53", ["the lowest score", "the highest score", *LARGE_SCORES],
     "score = int(text)\n",
     "score = int(text)\n    if abs(score) >= 2**53:\n        raise Illegal('too large')\n"),
    ("no negative score beyond 2 ** 53",
     ["the lowest score", "a score whose digits are more than its double has"],
     "score = int(text)\n",
     "score = int(text)\n    if score <= -(2**53):\n        raise Illegal('too low')\n"),
    ("no largest score", ["a score that is too large"],
     "exact = False", "exact = score > 0"),
    ("no lowest score", ["a score below the lowest double"],
     "exact = False", "exact = score < 0"),
    ("an argument after ~a", ["an argument after a tile added"],
     "if rest:", 'if rest and kind == "x":'),
    ("an argument after ~x", ["a stray argument"],
     "if rest:", 'if rest and kind == "a":'),
    ("no ~a after the end", ["a tile added after giving up"],
     'if kind == "a":\n',
     'if kind == "a":\n            if game.end_reason():\n                raise Illegal("over")\n'),
    ("no ~b after the player gave up", ["a board set after giving up"],
     'last == kind:\n        raise Illegal("two boards")',
     'last == kind or game.gave_up:\n        raise Illegal("two boards")'),
    ("a win tile that was set wins", ["a win tile that was set wins nothing"],
     "game.set_board(rest)",
     "game.set_board(rest)\n"
     "        game.won = game.won or (kind == 'b' and 2 ** max(game.cells) == game.win_tile)"),
    ("a board that was set takes a win back", ["a win stays when its tile is cleared"],
     "game.set_board(rest)", "game.set_board(rest)\n        game.won = False"),
    ("points of any size are exact",
     ["the largest tiles", "points above 2 ** 53, summed before they are added"],
     "int(float(self.score) + points)", "int(self.score) + int(points)"),
    ("each merge is added to the score by itself",
     ["points above 2 ** 53, summed before they are added"],
     "points += 2.0**rank", "self.score = int(float(self.score) + 2.0**rank)"),
    ("moves after giving up", ["a move after giving up", "given up twice", *GIVEN_UP],
     "if self.gave_up:\n", "if False:\n"),
    ("moves after giving up, though the game is over then", ["a move after giving up"],
     'if self.end_reason():\n            raise Illegal("a move after',
     'if (self.won and self.stops) or self.stuck():\n            raise Illegal("a move after'),
    ("a digit after single moves", ["a digit after a single move"],
     'if singles:\n                raise Illegal("a digit after single moves")', "singles = 0"),
    ("three single moves", ["three single moves"],
     "if singles > 2:", "if singles > 3:"),
    ("escapes in small letters", ["a seed escaped in small letters"],
     "if escape(seed) != escaped:", "if escape(seed).upper() != escaped.upper():"),
    ("a line break within a line is skipped",
     ["a line break within", "a line break at the end", "a line break after the head"],
     SPLIT, "line = line.replace('\\n', '')\n    " + SPLIT),
    ("a line break at the end is no part of the line",
     ["a line break at the end", "a line break after the head"],
     SPLIT, "line = line[:-1] if line.endswith('\\n') else line\n    " + SPLIT),
    ("any version", ["version 2"],
     're.match(r"1_', 're.match(r"[0-9]_'),
    ("setting a score is no edit", ["the lowest score", "the highest score", *LARGE_SCORES],
     'kind != "x"', 'kind not in "xs"'),
    ("setting a board is no edit", ["a board set after giving up"],
     'kind != "x"', 'kind not in "xb"'),
    ("a start board is no edit",
     ["started from a full board that is stuck", "the largest tiles",
      "started from a board that is won by more than its win tile",
      "two tiles of rank 63 do not merge", "a full board of tiles of rank 63"],
     'kind != "x"', 'kind not in "xi"'),
    ("adding a tile is no edit", ["no start tiles, one added", "a tile added after giving up"],
     'kind != "x"', 'kind not in "xa"'),
    ("a written tile is no edit", ["a written tile draws no random numbers"],
     'kind != "x"', 'kind not in "xurdl"'),
    ("giving up is an edit", ["given up before the first move", "given up after some moves"],
     'game.edited or kind != "x"', "True"),
    ("giving up ends a game as being stuck does", GIVEN_UP,
     '"gave-up"', '"no-moves"'),
    ("a win ends a game as being stuck does", ["stopped by the win tile 128"],
     '"won"\n', '"no-moves"\n'),
    ("scores that are rounded", ["a score that is no double precision number"],
     "exact = int(float(score)) == score", "float(score)\n        exact = True"),
    ("the check is ignored",
     ["the check characters missing", "one check character missing", "a check one too high",
      "a line break after the head", "a full stop after the check characters",
      "a check in capitals", "one character changed, the check as before",
      "two neighbours exchanged, the check as before", "the check of another line"],
     "check != check_of(line)", "False"),
    ("a check in any case", ["a check in capitals"],
     "check != check_of", "check.lower() != check_of"),
    ("a check without its leading zero", ["a check that begins with 0"],
     "BASE36[number // 36] +", "BASE36[number // 36].lstrip('0') +"),
    ("a check that leaves out the last character", [*EVERY_LEGAL, "the check of another line"],
     "check_of(line)", "check_of(line[:-1])"),
    ("a check that begins after the version", EVERY_LEGAL,
     "check_of(line)", "check_of(line[2:])"),
    ("a check one too high", [*EVERY_LEGAL, "a check one too high"],
     "return BASE36[number // 36]", "number += 1\n    return BASE36[number // 36]"),
    ("the check characters in the other order", EVERY_LEGAL,
     "BASE36[number // 36] + BASE36[number % 36]", "BASE36[number % 36] + BASE36[number // 36]"),
    ("white space around a line is no part of it",
     ["a line break at the end", "a line break of two characters at the end",
      "a line break after the head", "a space before the line"],
     SPLIT, "line = line.strip()\n    " + SPLIT),
]


def failures_of(source):
    """The names of the vectors that a verifier fails."""
    namespace = {"__name__": "wrong", "__file__": str(DOCS / "verify.py")}
    exec(compile(source, "wrong verifier", "exec"), namespace)
    names = []
    for group in ("legal", "illegal"):
        for vector in VECTORS[group]:
            if namespace["check"]({"generator": [], "legal": [], "illegal": [], group: [vector]}):
                names.append(vector["name"])
    return names


def main():
    missed = 0
    for name, expected, right, wrong in MISTAKES:
        if SOURCE.count(right) != 1:
            sys.exit("%s: verify.py has %d times %r" % (name, SOURCE.count(right), right))
        found = failures_of(SOURCE.replace(right, wrong))
        if sorted(found) != sorted(expected):
            missed += 1
            print("%s: fails at %r, not at %r" % (name, found, expected))
    print("%d wrong verifiers, %d not told apart" % (len(MISTAKES), missed))
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
