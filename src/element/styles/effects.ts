import { color, css } from './css.js';
import { tileColors } from './palette.js';

/** Ranks of the tiles whose colours fly when the game is won. */
const sparkRanks = [3, 5, 8, 9, 10, 11];

const sparkRules = sparkRanks
  .map((rank, index) => {
    const tile = tileColors[rank - 1];
    const background = tile ? color(`tile-${2 ** rank}`, tile.background) : '';
    return `.spark:nth-child(${sparkRanks.length}n + ${index + 1}){background:${background}}`;
  })
  .join('');

/** Around the tiles: rings, the rays and sparks of a won game, the dusk over a lost one. Each is still until a script animates it. */
export const effectStyles = css`
  .sky,
  .effects {
    position: relative;
    pointer-events: none;
    /* As far as the edge of the board. */
    clip-path: inset(calc(-1 * var(--_2048-gap)) round var(--_2048-corner));
  }
  .rays,
  .rings,
  .ring,
  .sparks,
  .spark {
    position: absolute;
    top: 0;
    left: 0;
  }
  /* As large as a cell. */
  .rings,
  .sparks {
    width: var(--_2048-tile);
    height: var(--_2048-tile);
  }
  .ring {
    width: 100%;
    height: 100%;
  }
  .rays {
    --_side: calc(3em * max(var(--_columns), var(--_rows)));
    top: calc((var(--_2048-tile) - var(--_side)) / 2);
    left: calc((var(--_2048-tile) - var(--_side)) / 2);
    width: var(--_side);
    height: var(--_side);
    border-radius: 50%;
    opacity: 0;
    background:
      radial-gradient(closest-side, #ffd75ee6, #ffcd4899 12%, #ffcd4800 45%),
      repeating-conic-gradient(#ffcd4800 0 9deg, #ffcd4880 11deg 18deg, #ffcd4800 20deg);
    mask: radial-gradient(closest-side, #000 20%, #0000 95%);
  }
  .ring {
    box-shadow:
      0 0 0 max(2px, 0.03em) var(--_text),
      0 0 0 max(3px, 0.045em) var(--_board);
    opacity: 0;
  }
  .spark {
    --_side: calc(0.06em * max(var(--_columns), var(--_rows)));
    top: calc((100% - var(--_side)) / 2);
    left: calc((100% - var(--_side)) / 2);
    width: var(--_side);
    height: var(--_side);
    border-radius: 18%;
    opacity: 0;
  }
  ${sparkRules}
  /* The ring of the focus, at the edge, keeps its colour. */
  .dusk {
    position: absolute;
    inset: min(3px, var(--_2048-gap));
    overflow: clip;
    border-radius: calc(var(--_2048-corner) - 3px);
    mix-blend-mode: saturation;
    pointer-events: none;
  }
  .wave {
    width: 260%;
    height: 100%;
    background: linear-gradient(100deg, #777d 60%, #7770 85%);
  }
`;
