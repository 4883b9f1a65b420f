export interface Entry {
  id: string;
  name: string;
  score: number;
  maxTile: number;
  moves: number;
  /** ISO 8601, UTC. */
  sent: string;
}

export interface Page {
  day: string;
  /** Whether the day still takes games. */
  open: boolean;
  entries: Entry[];
  /** The `after` of the next page. */
  next: string | null;
}

export class RankingError extends Error {
  constructor(message: string, status: number);
  readonly status: number;
}

export class RankingClient {
  constructor(server: string);
  readonly name: string;
  entryOf(day: string): string | undefined;
  send(
    name: string,
    replay: string,
  ): Promise<{ day: string; score: number; maxTile: number; moves: number; kept: boolean }>;
  list(query?: { day?: string; limit?: number; after?: string }): Promise<Page>;
  replay(id: string): Promise<string>;
  remove(day: string): Promise<void>;
}

export class DailyRanking extends HTMLElement {
  game: { readonly over: boolean; readonly replay: string } | undefined;
  par: { readonly score: number; readonly maxTile: number; readonly moves: number } | undefined;
  readonly day: string;
  refresh(): Promise<void>;
}
