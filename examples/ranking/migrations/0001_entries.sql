-- One row per player and day: the player's best game.
CREATE TABLE entries (
  id TEXT PRIMARY KEY,
  day TEXT NOT NULL, -- 2026-11-20, in UTC
  player TEXT NOT NULL, -- SHA-256 of the player's token; the id once the entry was removed
  opening TEXT NOT NULL, -- the first 99 moves
  tag TEXT NOT NULL, -- four digits of a hash of the player and the day, shown beside the name
  name TEXT NOT NULL,
  score INTEGER NOT NULL,
  max_tile INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  sent INTEGER NOT NULL, -- milliseconds since 1970
  replay TEXT NOT NULL,
  removed INTEGER NOT NULL DEFAULT 0 -- 1: only `opening` is kept, so that the same game stays out
) WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_player ON entries (day, player);
CREATE UNIQUE INDEX entries_by_opening ON entries (day, opening);
CREATE INDEX entries_by_score ON entries (day, score DESC, sent, id) WHERE removed = 0;
