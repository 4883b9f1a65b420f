"""A player for: npx game-2048-element play --command "python3 agent.py" """

import json
import sys


def choose(position):
    """Prefers down and left, so that the largest tiles gather in one corner."""
    return next(way for way in ("down", "left", "right", "up") if way in position["legal"])


for line in sys.stdin:
    position = json.loads(line)
    if not position.get("over"):
        print(choose(position))
