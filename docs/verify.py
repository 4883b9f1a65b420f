#!/usr/bin/env python3
"""Verifies replay lines of 2048, written from replay-format.md alone, and plays games that verify (`Environment`).

    python3 verify.py                 checks all vectors of replay-vectors.json
    python3 verify.py LINE            prints what a line leads to

Python 3.8 or later, standard library only.
"""

import json
import pathlib
import re
import sys
from fractions import Fraction
from urllib.parse import unquote_to_bytes

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
BASE36 = "0123456789abcdefghijklmnopqrstuvwxyz"
PLAIN = set(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-.!*'()")
LETTERS = "urdl"
WAYS = ("up", "right", "down", "left")
UP, RIGHT, DOWN, LEFT = range(4)
MASK = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF


class Illegal(Exception):
    """The line is not a legal game."""


class Generator:
    def __init__(self, seed):
        hashes = []
        for lane in range(4):
            value = (0x811C9DC5 + lane * 0x9E3779B9) & MASK
            for byte in seed:
                value = ((value ^ byte) * 0x01000193) & MASK
            hashes.append(value)
        self.s0 = hashes[0] << 32 | hashes[1]
        self.s1 = hashes[2] << 32 | hashes[3] | 1
        for _ in range(32):
            self.next()

    def next(self):
        out = (self.s0 + self.s1) & MASK
        self.s1 ^= self.s0
        self.s0 = rotl(self.s0, 24) ^ self.s1 ^ (self.s1 << 16 & MASK64)
        self.s1 = rotl(self.s1, 37)
        return out


def rotl(number, bits):
    return (number << bits | number >> (64 - bits)) & MASK64


def ecmascript(number):
    """A double from 0 to 1 as ECMAScript writes it."""
    if number in (0, 1):
        return str(int(number))
    mantissa, _, exponent = repr(number).partition("e")
    digits = mantissa.replace(".", "").lstrip("0")
    if exponent:
        power = int(exponent)
    else:
        power = -1 - (len(mantissa.split(".")[1]) - len(mantissa.split(".")[1].lstrip("0")))
        digits = digits.rstrip("0")
    digits = digits.rstrip("0")
    if power >= -6:
        return "0." + "0" * (-power - 1) + digits
    return digits[0] + ("." + digits[1:] if len(digits) > 1 else "") + "e" + str(power)


def escape(seed):
    return "".join(chr(byte) if byte in PLAIN else "~%02X" % byte for byte in seed)


class Game:
    def __init__(self, columns, rows, win_tile, chance, after_win, seed):
        self.columns, self.rows = columns, rows
        self.cells = [0] * (columns * rows)
        self.win_tile = win_tile
        self.chance = Fraction(chance)
        self.stops = after_win == "stop"
        self.generator = Generator(seed)
        self.score = 0
        self.moves = 0
        self.won = False
        self.gave_up = False
        self.edited = False

    def draw(self):
        empty = [cell for cell, rank in enumerate(self.cells) if rank == 0]
        if not empty:
            raise Illegal("the board is full")
        cell = empty[self.generator.next() * len(empty) >> 32]
        four = Fraction(self.generator.next(), 2**32) < self.chance
        return cell, 2 if four else 1

    def add(self, cell, rank):
        if cell >= len(self.cells) or self.cells[cell] != 0 or rank == 0:
            raise Illegal("no tile fits there")
        self.cells[cell] = rank

    def lines(self, direction):
        """The lines of cells, each from the side that the tiles move to."""
        if direction in (UP, DOWN):
            lines = [
                [row * self.columns + column for row in range(self.rows)]
                for column in range(self.columns)
            ]
        else:
            lines = [
                [row * self.columns + column for column in range(self.columns)]
                for row in range(self.rows)
            ]
        return [line[::-1] for line in lines] if direction in (DOWN, RIGHT) else lines

    def end_reason(self):
        if self.gave_up:
            return "gave-up"
        if self.won and self.stops:
            return "won"
        return "no-moves" if self.stuck() else None

    def stuck(self):
        if 0 in self.cells:
            return False
        for direction in (UP, LEFT):
            for line in self.lines(direction):
                for one, other in zip(line, line[1:]):
                    if self.cells[one] == self.cells[other] < 63:
                        return False
        return True

    def slid(self, direction):
        """The cells after a slide, its points, and whether the game is won by then."""
        cells, points, won = list(self.cells), 0.0, self.won
        for line in self.lines(direction):
            tiles = [self.cells[cell] for cell in line if self.cells[cell]]
            slid = []
            while tiles:
                rank = tiles.pop(0)
                if tiles and tiles[0] == rank and rank < 63:
                    tiles.pop(0)
                    rank += 1
                    points += 2.0**rank
                    won = won or 2**rank == self.win_tile
                slid.append(rank)
            slid += [0] * (len(line) - len(slid))
            for cell, rank in zip(line, slid):
                cells[cell] = rank
        return cells, points, won

    def move(self, direction, tile):
        if self.end_reason():
            raise Illegal("a move after the end")
        cells, points, self.won = self.slid(direction)
        if cells == self.cells:
            raise Illegal("a move that changes nothing")
        self.cells = cells
        self.score = int(float(self.score) + points)
        self.add(*(tile or self.draw()))
        self.moves += 1

    def set_board(self, ranks):
        if len(ranks) > len(self.cells):
            raise Illegal("more ranks than cells")
        if ranks.endswith("A"):
            raise Illegal("zeros at the end of the ranks")
        found = [DIGITS.index(digit) for digit in ranks]
        self.cells = found + [0] * (len(self.cells) - len(found))


def whole(text, least, most):
    if not re.fullmatch(r"0|[1-9][0-9]{0,19}", text) or not least <= int(text) <= most:
        raise Illegal("%r is no number from %d to %d" % (text, least, most))
    return int(text)


def read_head(line):
    match = re.match(r"1_(\d+)x(\d+)_(\d+)_([^_]*)_(\d+)_(continue|stop)_([^_]*)_", line, re.ASCII)
    if not match:
        raise Illegal("no head of version 1")
    columns, rows, win_tile, chance, start_tiles, after_win, escaped = match.groups()
    columns, rows = whole(columns, 2, 32), whole(rows, 2, 32)
    win_tile = whole(win_tile, 4, 2**52)
    if win_tile & (win_tile - 1):
        raise Illegal("the tile that wins is no power of two")
    if not re.fullmatch(r"[0-9.]+(e-[0-9]+)?", chance):
        raise Illegal("the chance is no number")
    try:
        number = float(chance)
        seed = unquote_to_bytes(escaped.replace("%", "~").replace("~", "%"))
        seed.decode("utf-8")
    except ValueError as error:
        raise Illegal(str(error)) from error
    if not 0 <= number <= 1 or ecmascript(number) != chance:
        raise Illegal("the chance is written in another way")
    if escape(seed) != escaped:
        raise Illegal("the seed is escaped in another way")
    rules = {
        "columns": columns,
        "rows": rows,
        "winTile": win_tile,
        "fourChance": number,
        "startTiles": whole(start_tiles, 0, columns * rows),
        "afterWin": after_win,
    }
    return rules, seed, match.end()


def check_of(text):
    """The two characters that follow a text."""
    number = 0
    for character in text:
        number = (number * 155 + ord(character)) % 1296
    return BASE36[number // 36] + BASE36[number % 36]


def verify(line):
    line, check = line[:-2], line[-2:]
    if check != check_of(line):
        raise Illegal("incomplete, or changed")
    rules, seed, position = read_head(line)
    game = Game(
        rules["columns"], rules["rows"], rules["winTile"], rules["fourChance"], rules["afterWin"], seed
    )
    first = position
    if not line.startswith("~i", position):
        for _ in range(rules["startTiles"]):
            game.add(*game.draw())
    singles = 0
    last = ""
    while position < len(line):
        if line[position] in DIGITS:
            if singles:
                raise Illegal("a digit after single moves")
            three = DIGITS.index(line[position])
            for direction in (three >> 4, three >> 2 & 3, three & 3):
                game.move(direction, None)
            position += 1
            last = ""
            continue
        mark = re.compile(r"~([urdlabsxi])([\w-]*)\.", re.ASCII).match(line, position)
        if not mark:
            raise Illegal("no such mark")
        kind, rest = mark.groups()
        if kind in LETTERS and not rest:
            singles += 1
            if singles > 2:
                raise Illegal("three single moves")
            game.move(LETTERS.index(kind), None)
        else:
            singles = 0
            follow(game, kind, rest, position == first, last)
        last = kind
        position = mark.end()
    end_reason = game.end_reason()
    return {
        "rules": rules,
        "seed": seed.decode("utf-8"),
        "score": game.score,
        "moves": game.moves,
        "maxTile": 2 ** max(game.cells) if max(game.cells) else 0,
        "won": game.won,
        "over": end_reason is not None,
        "endReason": end_reason,
        "board": [
            [2**rank if rank else 0 for rank in game.cells[start : start + game.columns]]
            for start in range(0, len(game.cells), game.columns)
        ],
        "edited": game.edited,
    }


def read_score(text):
    # A double has 309 digits at most, and Python converts no more than 4,300.
    if not re.fullmatch(r"0|-?[1-9][0-9]{0,999}", text):
        raise Illegal("no score")
    score = int(text)
    try:
        exact = int(float(score)) == score
    except OverflowError:
        exact = False
    if not exact:
        raise Illegal("a score that is no double precision number")
    return score


def follow(game, kind, rest, is_first, last):
    """Applies a mark that is neither a digit nor a single move."""
    game.edited = game.edited or kind != "x"
    if kind in LETTERS:
        if len(rest) != 3:
            raise Illegal("a tile has three digits")
        high, low, rank = (DIGITS.index(digit) for digit in rest)
        game.move(LETTERS.index(kind), (high * 64 + low, rank))
    elif kind in "ax":
        if rest:
            raise Illegal("something follows the letter")
        if kind == "a":
            game.add(*game.draw())
        elif game.end_reason():
            raise Illegal("given up after the end")
        else:
            game.gave_up = True
    elif kind == "s":
        if last == kind:
            raise Illegal("two scores")
        game.score = read_score(rest)
    elif kind == "i" and not is_first:
        raise Illegal("a start board that is not first")
    elif last == kind:
        raise Illegal("two boards")
    else:
        game.set_board(rest)


class Environment:
    """A Gymnasium environment without the package: each game can be shown, saved and verified by its line."""

    def reset(self, seed=""):
        self.seed = str(seed).encode("utf-8")
        self.game = Game(4, 4, 2048, 0.1, "continue", self.seed)
        self.game.add(*self.game.draw())
        self.game.add(*self.game.draw())
        self.actions = []
        return self.board(), {}

    def step(self, action):
        """Moves up, right, down or left (0 to 3). An action that changes nothing costs nothing."""
        score = self.game.score
        try:
            self.game.move(action, None)
            self.actions.append(action)
        except Illegal:
            pass
        over = self.game.end_reason() is not None
        return self.board(), self.game.score - score, over, False, {"moves": self.game.moves}

    def board(self):
        ranks = [2**rank if rank else 0 for rank in self.game.cells]
        return [ranks[start : start + 4] for start in range(0, 16, 4)]

    def line(self):
        """The replay line of the game so far."""
        whole = len(self.actions) // 3 * 3
        threes = zip(*(self.actions[start:whole:3] for start in range(3)))
        digits = "".join(DIGITS[one << 4 | two << 2 | three] for one, two, three in threes)
        singles = "".join("~%s." % LETTERS[action] for action in self.actions[whole:])
        text = "1_4x4_2048_0.1_2_continue_" + escape(self.seed) + "_" + digits + singles
        return text + check_of(text)


def check_slides(slides):
    failures = []
    for number, slide in enumerate(slides):
        board, columns = slide["board"], len(slide["board"][0])
        game = Game(columns, len(board), 2**52, 0, "continue", b"")
        game.cells = [int(value).bit_length() - 1 if value else 0 for row in board for value in row]
        expected = [int(value) for row in slide["expected"] for value in row]
        cells, points, _ = game.slid(WAYS.index(slide["direction"]))
        if [2**rank if rank else 0 for rank in cells] != expected or points != slide["gained"]:
            failures.append("slide %d" % number)
    return failures


def check(vectors):
    failures = []
    for vector in vectors["generator"]:
        generator = Generator(vector["seed"].encode("utf-8"))
        if [generator.next() for _ in vector["numbers"]] != vector["numbers"]:
            failures.append("generator, seed %r" % vector["seed"])
    for vector in vectors["legal"]:
        try:
            result = verify(vector["replay"])
        except Illegal as error:
            failures.append("%s: refused, %s" % (vector["name"], error))
            continue
        if result != vector["result"]:
            failures.append("%s: %r" % (vector["name"], result))
    for vector in vectors["illegal"]:
        try:
            verify(vector["replay"])
            failures.append("%s: not refused" % vector["name"])
        except Illegal:
            pass
    return failures


def main():
    if len(sys.argv) > 1:
        print(json.dumps(verify(sys.argv[1]), indent=2))
        return
    path = pathlib.Path(__file__).resolve().parent / "replay-vectors.json"
    # Scores beyond 2^53 are doubles, whose shortest decimal is not the whole number itself.
    vectors = json.loads(path.read_text("utf-8"), parse_int=float)
    failures = check(vectors) + check_slides(vectors["slides"])
    for failure in failures:
        print(failure)
    print("%d vectors, %d failed" % (sum(len(group) for group in vectors.values()), len(failures)))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
