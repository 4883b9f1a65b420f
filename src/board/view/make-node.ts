/** Makes the nodes of cells and tiles. Each ' ' makes a text node, whose text is written later. */
export const makeNode = {
  cell: () => node('div', { part: 'cell' }),
  tile: () =>
    node('div', { part: 'tile', 'data-state': '' }, node('span', { part: 'tile-label' }, ' ')),
  // The roles are written out, since a table loses them where the style sheet gives it another display.
  row: (cells: Node[]) => node('tr', { role: 'row' }, ...cells),
  readerCell: () => node('td', { role: 'cell' }, ' '),
};

function node(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
