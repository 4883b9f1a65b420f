/** What the buttons of the directions show. */
export const arrows: { readonly [Name in string]?: string } = {
  up: '↑',
  left: '←',
  down: '↓',
  right: '→',
};

/**
 * The bars above and below the board, and the answers to the questions over it. The keys are the names of the bars, or of
 * the questions' texts; the values are the names of figures and commands in their order on the screen.
 */
export const bars = {
  figures: ['score', 'best', 'moves'],
  buttons: ['new', 'undo', 'hint', 'autoplay'],
  directions: ['up', 'left', 'down', 'right'],
  footer: ['save', 'load', 'leave'],
  askNewGame: ['restart', 'cancel'],
  unreadable: ['cancel'],
  won: ['keep', 'restart'],
  over: ['restart', 'close'],
} as const;

export type Bar = keyof typeof bars;
export type Question = Exclude<Bar, 'figures' | 'buttons' | 'directions' | 'footer'>;

/** Everything `controls` may name. */
export const controlNames = [
  ...bars.figures,
  ...bars.buttons,
  'directions',
  ...bars.footer,
  'none',
] as const;
export type ControlName = Exclude<(typeof controlNames)[number], 'none'>;

export type Figure = (typeof bars.figures)[number];

/** Everything the player can do with a button. Each is also the name of its text and of its part. */
export type Command = Exclude<(typeof bars)[Bar][number], Figure>;
