/** The day and the seed of its game, by the server's clock. */
export interface Today {
  day: string;
  seed: string;
  /** Whether the seed is the one that was promised the day before; undefined if this browser knows no promise. */
  kept: boolean | undefined;
}

export interface Entry {
  id: string;
  name: string;
  /** Four characters that tell players of the same name apart. */
  tag: string;
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
  today(): Promise<Today>;
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
  /** The day of the list; undefined until the server has told it. */
  readonly day: string | undefined;
  today(): Promise<Today>;
  refresh(): Promise<void>;
}
