/** What a tile on the board is doing; `''` for one that lies there. */
export type TileState = 'free' | 'leave' | '';

/** A node of the pool. */
export interface Tile {
  node: HTMLElement;
  text: Text;
  /** The cell on which the grid alone puts it. */
  home: number;
  /** The cell on which it lies. */
  cell: number;
  value: number;
  state: TileState;
}

/** Takes over a node that the template, or a server, has made. */
export function tileOf(node: HTMLElement, home: number): Tile {
  const { rank, state } = node.dataset;
  // A node that served a board of another size stands where that board has put it.
  if (node.style.translate) node.style.translate = '';
  const text = textOf(node.firstElementChild ?? node);
  return { node, text, home, cell: home, value: 2 ** Number(rank), state: state as TileState };
}

/** The node's text, among the comments with which Lit marks its places. */
export function textOf(node: Element): Text {
  return [...node.childNodes].find((child) => child.nodeType === Node.TEXT_NODE) as Text;
}
