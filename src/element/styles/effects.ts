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

/** Around the tiles: rings, the rays and sparks of a won game, the grey of a lost one. Each is still until a script animates it. */
export const effectStyles = css`
  /* Clips to the board, also for the page: the rays would make it scroll. */
  .effects {
    position: absolute;
    inset: calc(-1 * var(--_border-width));
    overflow: clip;
    border-radius: var(--_2048-corner);
    pointer-events: none;
  }
  /* On the first cell. */
  .rays,
  .ring,
  .sparks {
    position: absolute;
    top: var(--_2048-top);
    left: var(--_2048-left);
    width: var(--_2048-tile);
    height: var(--_2048-tile);
  }
  .rays {
    --_side: calc(3em * max(var(--_columns), var(--_rows)));
    margin: calc((var(--_2048-tile) - var(--_side)) / 2);
    width: var(--_side);
    height: var(--_side);
    border-radius: 50%;
    opacity: 0;
    background:
      radial-gradient(closest-side, #ffd75e 12%, #ffcd4800 45%),
      repeating-conic-gradient(#ffcd4800 0 9deg, #ffcd48 11deg 18deg, #ffcd4800 20deg);
    /* The tile that won keeps its number. */
    mask: radial-gradient(closest-side, #0000 10%, #000 20%, #0000 95%);
  }
  .ring {
    box-shadow:
      0 0 0 max(2px, 0.03em) var(--_text),
      0 0 0 max(3px, 0.045em) var(--_board);
    opacity: 0;
  }
  .spark {
    --_side: calc(0.06em * max(var(--_columns), var(--_rows)));
    position: absolute;
    top: calc((100% - var(--_side)) / 2);
    left: calc((100% - var(--_side)) / 2);
    width: var(--_side);
    height: var(--_side);
    border-radius: 18%;
    opacity: 0;
  }
  ${sparkRules}
  /* The focus ring, at the edge, keeps its colour. */
  .grey {
    position: absolute;
    inset: min(3px, var(--_2048-gap));
    overflow: clip;
    border-radius: calc(var(--_2048-corner) - 3px);
    mix-blend-mode: saturation;
    pointer-events: none;
  }
  .grey-edge {
    width: 260%;
    height: 100%;
    background: linear-gradient(100deg, #777d 60%, #7770 85%);
  }
`;
