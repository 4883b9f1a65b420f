/** A fact about a board after a slide, before the new tile; the last two are about boards some moves later. */
export type Reason =
  /** Probability that the game ends with the next tile, or `within` two, if the move between them is the safest one. */
  | { readonly kind: 'stuck-next'; readonly chance: number; readonly within: 1 | 2 }
  /**
   * The largest tile stood in a corner. `kept`: a corner now holds it, or what it merged into, and `tile` is what the
   * corner holds. Otherwise no corner holds so large a tile any more, and `tile` is the one that stood there.
   */
  | { readonly kind: 'corner'; readonly tile: number; readonly kept: boolean }
  /** The largest tile stood in no corner, and a corner now holds the largest, `tile`. */
  | { readonly kind: 'corner-reached'; readonly tile: number }
  /**
   * Whether the row or column along that edge is in order: its values never rise, or never fall,
   * from end to end; empty cells are passed over. It holds a largest tile and at least three tiles. One of
   * the moves compared leaves this line in order, and the other leaves none.
   */
  | { readonly kind: 'row'; readonly line: Edge; readonly ordered: boolean }
  /** Number of empty cells. */
  | { readonly kind: 'empty'; readonly count: number }
  /** Number of merges, 1 or more, and the largest tile made by them. */
  | { readonly kind: 'merges'; readonly count: number; readonly best: number }
  /**
   * Number of pairs, 1 or more, of equal tiles that touch and did not touch before, and the largest of these tiles. Three
   * in a row are two pairs; none if two of them touched before.
   */
  | { readonly kind: 'pairs'; readonly count: number; readonly best: number }
  /** Number of pairs, 1 or more, of equal tiles that touched and neither touch nor have merged, and the largest of these tiles. */
  | { readonly kind: 'parted'; readonly count: number; readonly best: number }
  /** Number of directions, 1 to 4, in which the tiles can still move, whatever the next tile is. */
  | { readonly kind: 'open'; readonly count: number }
  /** Number of pairs, 1 or more, of a tile and its half that touch, and the largest of these tiles. */
  | { readonly kind: 'near-pairs'; readonly count: number; readonly best: number }
  /** Number of empty cells so many `moves` later, a mean over play with sampled tiles. */
  | { readonly kind: 'empty-later'; readonly count: number; readonly moves: number }
  /** Share of such play in which a corner then holds a tile as large as `tile`, the largest one. */
  | {
      readonly kind: 'corner-later';
      readonly tile: number;
      readonly chance: number;
      readonly moves: number;
    };

/** An edge of the board. */
export type Edge = 'top' | 'right' | 'bottom' | 'left';
