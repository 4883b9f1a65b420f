/** Moves less than these milliseconds apart form a burst: each key cuts off the sentence before it, so they are counted. */
const pause = 1000;

/** Counts the player's moves that follow one another without a pause. */
export class Burst {
  #moves = 0;
  #lastPress = -Infinity;

  /** A direction was pressed. @param moves whether the tiles have moved. @returns the moves since the last pause */
  press(moves: boolean): number {
    const now = performance.now();
    if (now - this.#lastPress >= pause) this.#moves = 0;
    this.#lastPress = now;
    if (moves) this.#moves++;
    return this.#moves;
  }

  end(): void {
    this.#lastPress = -Infinity;
  }
}
