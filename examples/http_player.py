"""A player over HTTP, for a page or for: npx game-2048-element play --player http://127.0.0.1:8000

It tries down, left, right and up, in that order.
"""

import json
from http.server import BaseHTTPRequestHandler, HTTPServer


def slide(row):
    tiles, slid = [value for value in row if value], []
    while tiles:
        value = tiles.pop(0)
        slid.append(value + tiles.pop(0) if tiles and tiles[0] == value else value)
    return slid + [0] * (len(row) - len(slid))


def choose(board):
    columns = [list(column) for column in zip(*board)]
    turned = {"down": [column[::-1] for column in columns], "left": board,
              "right": [row[::-1] for row in board], "up": columns}
    return next(name for name, rows in turned.items() if any(slide(row) != row for row in rows))


class Player(BaseHTTPRequestHandler):
    def do_POST(self):
        board = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()
        self.wfile.write(choose(board).encode())


HTTPServer(("127.0.0.1", 8000), Player).serve_forever()
