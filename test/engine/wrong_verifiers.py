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

# The mistake: what stands in verify.py, what the wrong verifier has instead, where it fails.
MISTAKES = [
    (
        "a written tile draws random numbers",
        "self.add(*(tile or self.draw()))",
        "drawn = self.draw(); self.add(*(tile or drawn))",
        ["a written tile draws no random numbers"],
    ),
    (
        "a number equal to the chance makes a 4",
        "2**32) < self.chance",
        "2**32) <= self.chance",
        ["a number drawn that equals the chance of a four"],
    ),
    (
        "two tiles of rank 63 merge",
        "tiles[0] == rank and rank < 63",
        "tiles[0] == rank",
        ["two tiles of rank 63 do not merge"],
    ),
    (
        "two tiles of rank 63 keep a game going",
        "self.cells[one] == self.cells[other] < 63",
        "self.cells[one] == self.cells[other]",
        ["a full board of tiles of rank 63"],
    ),
    (
        "any number of columns",
        "columns, rows = whole(columns, 2, 32), whole(rows, 2, 32)",
        "columns, rows = whole(columns, 2, 99), whole(rows, 2, 32)",
        ["33 columns"],
    ),
    (
        "any number of rows",
        "columns, rows = whole(columns, 2, 32), whole(rows, 2, 32)",
        "columns, rows = whole(columns, 2, 32), whole(rows, 2, 99)",
        ["33 rows"],
    ),
    (
        "a single column",
        "columns, rows = whole(columns, 2, 32), whole(rows, 2, 32)",
        "columns, rows = whole(columns, 1, 32), whole(rows, 2, 32)",
        ["one column"],
    ),
    (
        "no score beyond 2 ** 53",
        "score = int(text)\n",
        "score = int(text)\n    if abs(score) >= 2**53:\n        raise Illegal('too large')\n",
        ["the lowest score", "the highest score", "a score above 2 ** 53"]
        + ["a score whose digits are more than its double has"],
    ),
    (
        "no negative score beyond 2 ** 53",
        "score = int(text)\n",
        "score = int(text)\n    if score <= -(2**53):\n        raise Illegal('too low')\n",
        ["the lowest score", "a score whose digits are more than its double has"],
    ),
    (
        "no largest score",
        "    except OverflowError:\n        exact = False",
        "    except OverflowError:\n        exact = score > 0",
        ["a score that is too large"],
    ),
    (
        "no lowest score",
        "    except OverflowError:\n        exact = False",
        "    except OverflowError:\n        exact = score < 0",
        ["a score below the lowest double"],
    ),
    (
        "an argument after ~a",
        'if rest:\n            raise Illegal("something follows the letter")',
        'if rest and kind == "x":\n            raise Illegal("something follows the letter")',
        ["an argument after a tile added"],
    ),
    (
        "an argument after ~x",
        'if rest:\n            raise Illegal("something follows the letter")',
        'if rest and kind == "a":\n            raise Illegal("something follows the letter")',
        ["a stray argument"],
    ),
    (
        "no ~a after the end",
        'if kind == "a":\n            game.add',
        'if kind == "a":\n            if game.end_reason():\n                raise Illegal("over")\n            game.add',
        ["a tile added after giving up"],
    ),
    (
        "no ~b after the player gave up",
        "    elif last == kind:\n        raise Illegal(\"two boards\")",
        "    elif last == kind or game.gave_up:\n        raise Illegal(\"two boards\")",
        ["a board set after giving up"],
    ),
    (
        "a win tile that was set wins",
        "    else:\n        game.set_board(rest)",
        "    else:\n        game.set_board(rest)\n"
        "        game.won = game.won or (kind == 'b' and 2 ** max(game.cells) == game.win_tile)",
        ["a win tile that was set wins nothing"],
    ),
    (
        "a board that was set takes a win back",
        "    else:\n        game.set_board(rest)",
        "    else:\n        game.set_board(rest)\n        game.won = False",
        ["a win stays when its tile is cleared"],
    ),
    (
        "points of any size are exact",
        "self.score = int(float(self.score) + points)",
        "self.score = int(self.score) + int(points)",
        ["the largest tiles", "points above 2 ** 53, summed before they are added"],
    ),
    (
        "each merge is added to the score by itself",
        "                    points += 2.0**rank",
        "                    self.score = int(float(self.score) + 2.0**rank)",
        ["points above 2 ** 53, summed before they are added"],
    ),
    (
        "moves after giving up",
        "        if self.gave_up:\n            return \"gave-up\"\n",
        "",
        ["a move after giving up", "given up twice", "given up before the first move"]
        + ["given up after some moves", "brought back to life by an edit, and given up"]
        + ["a tile added after giving up", "a board set after giving up"],
    ),
    (
        "moves after giving up, though the game is over then",
        "        if self.end_reason():\n            raise Illegal(\"a move after the end\")",
        "        if (self.won and self.stops) or self.stuck():\n            raise Illegal(\"a move after the end\")",
        ["a move after giving up"],
    ),
    (
        "a digit after single moves",
        "            if singles:\n                raise Illegal(\"a digit after single moves\")",
        "            singles = 0",
        ["a digit after a single move"],
    ),
    (
        "three single moves",
        "if singles > 2:",
        "if singles > 3:",
        ["three single moves"],
    ),
    (
        "escapes in small letters",
        "if escape(seed) != escaped:",
        "if escape(seed).upper() != escaped.upper():",
        ["a seed escaped in small letters"],
    ),
    (
        "a line break within a line is skipped",
        "    line, check = line[:-2], line[-2:]",
        "    line = line.replace('\\n', '')\n    line, check = line[:-2], line[-2:]",
        ["a line break within", "a line break at the end", "a line break after the head"],
    ),
    (
        "a line break at the end is no part of the line",
        "    line, check = line[:-2], line[-2:]",
        "    line = line[:-1] if line.endswith('\\n') else line\n"
        "    line, check = line[:-2], line[-2:]",
        ["a line break at the end", "a line break after the head"],
    ),
    ("any version", "re.match(r\"1_", "re.match(r\"[0-9]_", ["version 2"]),
    (
        "setting a score is no edit",
        "game.edited or kind != \"x\"",
        "game.edited or kind not in \"xs\"",
        ["the lowest score", "the highest score", "a score above 2 ** 53"]
        + ["a score whose digits are more than its double has"],
    ),
    (
        "setting a board is no edit",
        "game.edited or kind != \"x\"",
        "game.edited or kind not in \"xb\"",
        ["a board set after giving up"],
    ),
    (
        "a start board is no edit",
        "game.edited or kind != \"x\"",
        "game.edited or kind not in \"xi\"",
        ["started from a full board that is stuck", "the largest tiles"]
        + ["started from a board that is won by more than its win tile"]
        + ["two tiles of rank 63 do not merge", "a full board of tiles of rank 63"],
    ),
    (
        "adding a tile is no edit",
        "game.edited or kind != \"x\"",
        "game.edited or kind not in \"xa\"",
        ["no start tiles, one added", "a tile added after giving up"],
    ),
    (
        "a written tile is no edit",
        "game.edited or kind != \"x\"",
        "game.edited or kind not in \"xurdl\"",
        ["a written tile draws no random numbers"],
    ),
    (
        "giving up is an edit",
        "game.edited or kind != \"x\"",
        "True",
        ["given up before the first move", "given up after some moves"],
    ),
    (
        "giving up ends a game as being stuck does",
        "return \"gave-up\"",
        "return \"no-moves\"",
        ["given up after some moves", "given up before the first move"]
        + ["brought back to life by an edit, and given up"]
        + ["a tile added after giving up", "a board set after giving up"],
    ),
    (
        "a win ends a game as being stuck does",
        "return \"won\"",
        "return \"no-moves\"",
        ["stopped by the win tile 128"],
    ),
    (
        "scores that are rounded",
        "exact = int(float(score)) == score",
        "float(score)\n        exact = True",
        ["a score that is no double precision number"],
    ),
    (
        "the check is ignored",
        "if check != check_of(line):",
        "if False:",
        ["the check characters missing", "one check character missing", "a check one too high"]
        + ["a line break after the head", "a full stop after the check characters"]
        + ["a check in capitals", "one character changed, the check as before"]
        + ["two neighbours exchanged, the check as before", "the check of another line"],
    ),
    (
        "a check in any case",
        "if check != check_of(line):",
        "if check.lower() != check_of(line):",
        ["a check in capitals"],
    ),
    (
        "a check without its leading zero",
        "return BASE36[number // 36] + BASE36[number % 36]",
        "return BASE36[number // 36].lstrip('0') + BASE36[number % 36]",
        ["a check that begins with 0"],
    ),
    (
        "a check that leaves out the last character",
        "if check != check_of(line):",
        "if check != check_of(line[:-1]):",
        [*EVERY_LEGAL, "the check of another line"],
    ),
    (
        "a check that begins after the version",
        "if check != check_of(line):",
        "if check != check_of(line[2:]):",
        EVERY_LEGAL,
    ),
    (
        "a check one too high",
        "return BASE36[number // 36]",
        "number += 1\n    return BASE36[number // 36]",
        [*EVERY_LEGAL, "a check one too high"],
    ),
    (
        "the check characters in the other order",
        "return BASE36[number // 36] + BASE36[number % 36]",
        "return BASE36[number % 36] + BASE36[number // 36]",
        EVERY_LEGAL,
    ),
    (
        "white space around a line is no part of it",
        "    line, check = line[:-2], line[-2:]",
        "    line = line.strip()\n    line, check = line[:-2], line[-2:]",
        ["a line break at the end", "a line break of two characters at the end"]
        + ["a line break after the head", "a space before the line"],
    ),
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
    for name, right, wrong, expected in MISTAKES:
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
