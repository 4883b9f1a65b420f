import { expect, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { buttonOf } from '../support/screen.js';
import { rows } from '../support/boards.js';

interface Told {
  role: string;
  name: string;
  description?: string;
  live?: string;
}

/** What Chromium tells assistive technology, in its order: roles with names, and texts; `false` in another browser. */
async function told(): Promise<string[] | false> {
  const tree = await executeServerCommand<Told[] | false, undefined>('accessibility-tree');
  if (!tree) return false;
  const silent = /^(RootWebArea|none|generic|InlineTextBox|rowgroup)$/;
  const lines = tree
    .filter(({ role }) => !silent.test(role))
    .map(({ role, name, description, live }) =>
      [role, name.trim(), description?.trim(), live].filter(Boolean).join(': '),
    );
  // A text that names what is around it appears once.
  return lines.filter((line, index) => {
    const text = /^StaticText: (.*)$/.exec(line)?.[1];
    return text === undefined || !(lines[index - 1] ?? '').includes(text);
  });
}

async function make(): Promise<Game2048Element> {
  const element = await fixture<Game2048Element>(
    html`<game-2048 lang="en" seed="a" style="width:400px"></game-2048>`,
  );
  beginAt(element, rows([2, 0, 1024]));
  await settled(element);
  return element;
}

const empty = ['row', 'cell', 'cell', 'cell', 'cell'];

describe('A screen reader that goes through the element', () => {
  it('finds everything once, in order', async function () {
    await make();
    const lines = await told();
    if (!lines) this.skip();
    expect(lines).to.deep.equal([
      'group',
      ...['StaticText: Score', 'StaticText: 0', 'StaticText: Best', 'StaticText: 0'],
      ...['button: New game', 'button: Undo', 'button: Help'],
      'application: 2048, 4 by 4 board: Arrow keys move the tiles. Question mark lists all keys.',
      'table: Tiles on the board',
      ...['row', 'cell: 2', 'cell', 'cell: 1024', 'cell'],
      ...empty,
      ...empty,
      ...empty,
      'status: polite',
      'StaticText: New game, 4 by 4. 2 at row 1, column 1. 1024 at row 1, column 3.',
    ]);
  });

  it('finds the help, its keys and its switch after the board', async function () {
    const element = await make();
    buttonOf(element, 'help').click();
    await settled(element);
    const lines = await told();
    if (!lines) this.skip();
    const card = lines.slice(lines.indexOf('group: How to play'));
    expect(card.filter((line) => /^(group|switch|button|status)/.test(line))).to.deep.equal([
      'group: How to play',
      'group: How to play',
      'switch: Arrow buttons',
      'button: Close',
      'status: polite',
    ]);
    expect(card).to.include('StaticText: Read the board');
    expect(card.at(-1)).to.equal('StaticText: How to play. Press Escape to close.');
  });
});
