/** What the benchmark uses of 2048-webcomponent, whose own types do not resolve. */
declare module '2048-webcomponent/engine' {
  export class Engine {
    readonly isGameOver: boolean;
    readonly positions: unknown;
    createBoard(columns: number, rows: number): void;
    move(direction: string): void;
  }
}
