/**
 * A plugin of the manifest's analyzer, after those that write data for editors. These list the custom properties and parts
 * of each element; a style sheet has one list for all, so that shared ones would be there two or three times.
 */
import { readFileSync, writeFileSync } from 'node:fs';

export function eachOnce({ outdir }) {
  return {
    name: 'each-once',
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const elements = modules
        .flatMap(({ declarations }) => declarations)
        .filter(({ customElement }) => customElement);
      const parts = descriptionsOf(elements, 'cssParts');
      rewrite(`${outdir}/vscode.css-custom-data.json`, (data) => {
        data.properties = once(data.properties);
        data.pseudoElements = once(data.pseudoElements, parts);
      });
      rewrite(`${outdir}/web-types.json`, ({ contributions: { css } }) => {
        css.properties = once(css.properties);
        css['pseudo-elements'] = once(css['pseudo-elements'], parts);
      });
    },
  };
}

/** By name: what it is, and on which of the elements, if it is not the same on all: "`<game-2048>`: …". */
function descriptionsOf(elements, kind) {
  const found = new Map();
  for (const { tagName, [kind]: entries = [] } of elements) {
    for (const { name, description } of entries) {
      const tags = found.get(name) ?? new Map();
      tags.set(description, [...(tags.get(description) ?? []), `<${tagName}>`]);
      found.set(name, tags);
    }
  }
  return new Map(
    [...found].map(([name, tags]) => [
      name,
      tags.size === 1
        ? [...tags.keys()][0]
        : [...tags].map(([text, of]) => `${of.join(', ')}: ${text}`).join(' '),
    ]),
  );
}

/** The first of each name, described for all elements. */
function once(entries, descriptions) {
  const first = new Map(entries.toReversed().map((entry) => [entry.name, entry]));
  return [...new Set(entries.map(({ name }) => name))].map((name) => {
    const description = descriptions?.get(/part\((.*)\)/.exec(name)?.[1]);
    return { ...first.get(name), ...(description && { description }) };
  });
}

function rewrite(file, change) {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  change(data);
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
