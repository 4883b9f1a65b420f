/** The index of the reference: what stands on which page, under the headings of those pages, to which old links lead. */
import { code } from './markdown.mjs';

/** @returns the anchor of a heading, as GitHub makes it */
const anchorOf = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

/** The names that a piece of a page describes: the first cells of its table, or what a paragraph or a list begins with. */
function namesOf(piece) {
  const [head, , ...rows] = piece.split('\n');
  // Details belong to the events in the table before.
  if (head.startsWith('| Detail')) return [];
  if (head.startsWith('|')) return rows.map((row) => /^\| (?:default|`([^`]+)`)/.exec(row)?.[1]);
  return Array.from(piece.matchAll(/^(?:- )?\*\*`([^`]+)`\*\*/gm), ([, name]) => name);
}

/** The chapters of a page, each with the names that it describes. */
function chaptersOf(pieces) {
  const chapters = [];
  const taken = new Map();
  for (const piece of pieces) {
    const [, level, title] = /^(#+) (.*)$/.exec(piece) ?? [];
    if (title) {
      const anchor = anchorOf(title);
      const nth = taken.get(anchor) ?? 0;
      taken.set(anchor, nth + 1);
      chapters.push({ level, title, anchor: nth > 0 ? `${anchor}-${nth}` : anchor, names: [] });
    } else chapters.at(-1).names.push(...namesOf(piece).filter(Boolean));
  }
  return chapters;
}

/**
 * @param path the page, seen from the index
 * @param under how much deeper its headings are in the index
 * @returns its headings, and below each a link and the names
 */
export function indexOf(path, pieces, under = '') {
  return chaptersOf(pieces).flatMap(({ level, title, anchor, names }) => {
    const link = `[${title}](${path}${level === '#' ? '' : `#${anchor}`})`;
    const shown = names.map((name) => code(name.replace(/^((?:new )?[\w.]+)\(.+$/, '$1()')));
    return [`${under}${level} ${title}`, [link, shown.join(', ')].filter(Boolean).join(': ')];
  });
}
