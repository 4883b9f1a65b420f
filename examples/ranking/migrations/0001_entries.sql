-- One line per player and day: the player's best game.
CREATE TABLE entries (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL, -- 2026-11-20, in UTC: the seed of the game
  player TEXT NOT NULL, -- SHA-256 of the player's token
  opening TEXT NOT NULL, -- the first 99 moves
  name TEXT NOT NULL,
  score INTEGER NOT NULL,
  max_tile INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  sent INTEGER NOT NULL, -- milliseconds since 1970
  replay TEXT NOT NULL
) WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_player ON entries (day, player);
CREATE UNIQUE INDEX entries_by_opening ON entries (day, opening);
CREATE INDEX entries_by_score ON entries (day, score DESC, sent, id);
