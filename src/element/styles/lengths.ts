/** The lengths that a board's styles work out from the room it has. */
const names = [
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
 * Makes a document inherit these lengths in pixels. An unregistered custom property is inherited as its formula, which
 * every use in every tile computes again: half of a new board's layout. Registration is page-wide, hence the prefix.
 */
export function registerLengths(document: Document): void {
  const { CSS } = (document.defaultView ?? {}) as { CSS?: Partial<typeof globalThis.CSS> };
  if (registered.has(document) || !CSS?.registerProperty) return;
  registered.add(document);
  for (const name of names) {
    try {
      CSS.registerProperty({
        name: `--_2048-${name}`,
        syntax: '<length>',
        inherits: true,
        initialValue: '0px',
      });
    } catch {
      // Another copy of the element has registered it.
    }
  }
}
