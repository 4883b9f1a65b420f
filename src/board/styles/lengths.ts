/** The lengths that a board's styles derive from the room it has. */
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
 * Registers custom properties in a document. A registered length is inherited in pixels. An unregistered one is inherited
 * as its formula, which every use in every tile computes again; that takes half of the layout of a new board. A registered
 * number ignores anything else: `8px` as an unregistered gap would leave a board of 0 x 0. Properties are registered for the
 * whole page, hence the prefix.
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
  // Firefox (seen up to 153) zooms a registered length again where it is used, so that cells leave a board under CSS `zoom`.
  const isFirefox = CSS.supports?.('-moz-orient', 'inline');
  if (isFirefox) return;
  for (const name of inheritedLengths) register(`--_2048-${name}`, '<length>', '0px');
}
