/** The lengths that a board's styles work out from the room it has. */
const inheritedLengths = [
  'step',
  'unit',
  'gap',
  'tile',
  'corner',
  'board-width',
  'board-height',
  'left',
  'top',
];

const registered = new WeakSet<Document>();

/**
 * Registers custom properties in a document. These lengths are then inherited in pixels: an unregistered one is inherited
 * as its formula, which every use in every tile computes again, half of a new board's layout. Of a registered number
 * anything else counts as unset: `8px` as the gap would leave a board of 0 x 0. Registration is page-wide, hence the
 * prefix.
 */
export function registerProperties(document: Document): void {
  const { CSS } = (document.defaultView ?? {}) as { CSS?: Partial<typeof globalThis.CSS> };
  if (registered.has(document) || !CSS?.registerProperty) return;
  registered.add(document);
  const register = (name: string, syntax: string, initialValue: string): void => {
    try {
      CSS.registerProperty?.({ name, syntax, inherits: true, initialValue });
    } catch {
      // Another copy of the element has registered it.
    }
  };
  register('--game-2048-gap', '<number>', '0.12');
  // Firefox (153 too) zooms a registered length again where it is used: under CSS `zoom` the cells leave the board.
  if (CSS.supports?.('-moz-orient', 'inline')) return;
  for (const name of inheritedLengths) register(`--_2048-${name}`, '<length>', '0px');
}
