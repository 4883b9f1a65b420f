-- The days on which old entries were looked for: they tell whether the clock can be believed.
CREATE TABLE sweeps (
  day TEXT PRIMARY KEY
) WITHOUT ROWID;
