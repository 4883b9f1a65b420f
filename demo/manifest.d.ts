/** The part of the package's manifest that the playground reads. */
declare module 'game-2048-element/custom-elements.json' {
  interface Entry {
    name: string;
    description?: string;
    default?: string;
    type?: { text: string };
  }
  interface Member extends Entry {
    kind: 'field' | 'method';
    parameters?: Entry[];
    return?: { type?: { text: string } };
  }
  interface Declaration extends Entry {
    tagName?: string;
    attributes?: (Entry & { fieldName: string })[];
    members?: Member[];
    events?: Entry[];
    slots?: Entry[];
    cssParts?: Entry[];
    cssProperties?: Entry[];
    cssStates?: Entry[];
  }
  const manifest: { modules: { declarations?: Declaration[] }[] };
  export default manifest;
  export type { Declaration, Entry, Member };
}
