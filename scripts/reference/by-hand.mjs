/** What the reference says that no comment in the source does: imports and files, commands, the keys of the replay. */
import { code, list, table } from './markdown.mjs';

/** @returns the chapter on the entry points and the files of the package */
export const importsAndFiles = (name) =>
  [
    '## Imports and files',
    table(
      ['Import', 'What it gives'],
      [
        [
          `${code(name)}, ${code('/replay')}, ${code('/records')}`,
          'registers `<game-2048>`, `<game-2048-replay>` or `<game-2048-records>`, and has the exports of its `/element`',
        ],
        [
          `${code('/element')}, ${code('/replay/element')}, ${code('/records/element')}`,
          'the class, its events and types, and `registerTranslation`; registers nothing, and can be imported without a DOM. `/element` also has `ReplayError`; `Game2048Element.version` is the version of the package.',
        ],
        [
          code('/engine'),
          '[the game without a DOM](api/modules.md#the-engine-game-2048-elementengine)',
        ],
        [
          code('/player'),
          '[the computer player](api/modules.md#the-computer-player-game-2048-elementplayer) and `ReplayError`, without a DOM',
        ],
        [
          code('/picture'),
          '[a position as an SVG image](api/modules.md#pictures-game-2048-elementpicture), without a DOM',
        ],
        [code('/locales/de'), 'German; also `es`, `fr`, `it`, `ja`, `zh` and `ar`'],
        [
          ['react', 'preact', 'solid', 'svelte', 'vue', 'jsx']
            .map((one) => code(`/${one}`))
            .join(' '),
          'types of the tags for templates',
        ],
      ],
    ),
    'What is whole in itself has an import of its own, for a bundler that copies it (`?url`) and for `require.resolve`: `dist/player-worker.js`, `dist/game-2048.html`, `dist/game-2048.classic.js`, `dist/engine.min.js`, `dist/picture.min.js` and `dist/locales/*.min.js`. The other files fetch their neighbours: copy the folder.',
    table(
      ['File in `dist/`', 'What it is for'],
      [
        [
          '`game-2048.min.js`',
          'pages without a bundler. It fetches the other `.min.js` files and `player-worker.js` from its own folder when they are needed: copy them along.',
        ],
        [
          '`game-2048-replay.min.js`, `game-2048-records.min.js`',
          'the same for the replay and the record book, whose words in other languages are files of that folder, too',
        ],
        [
          '`game-2048.loader.js`',
          'fetches these three files as a tag is about to scroll into view, or with `?load=touch` [when it is touched](embedding.md#in-an-article): until then it shows the board of `game-2048-still.min.js`. It exports `load(tag)`, which fetches the file of a tag at once.',
        ],
        [
          '`locales/de.min.js`',
          'a language for any of these files; `es`, `fr`, `it`, `ja`, `zh` and `ar` too',
        ],
        [
          '`game-2048.classic.js`',
          'pages opened as files: a classic script with the game, the replay and the computer player, in English; it has no record book. It sets the global `Game2048`, which has the exports of the main import.',
        ],
        [
          '`game-2048.html`',
          '[iframes](embedding.md#the-iframe): a whole page in one file, in all languages',
        ],
        ['`engine.min.js`', 'the engine alone'],
        ['`picture.min.js`', 'pictures alone'],
      ],
    ),
  ].join('\n\n');

const commands = {
  'game-2048': `A \`<button commandfor="ID" command="…">\` does what the element's own button does, with \`--new-game\`, \`--undo\`,
\`--hint\`, \`--keep-playing\`, \`--give-up\`, \`--save\`, \`--share\` or \`--autoplay\`. Other commands are ignored.`,
  'game-2048-replay': `A \`<button commandfor="ID" command="…">\` takes \`--play-pause\`, \`--next\`, \`--previous\`, \`--first\`, \`--last\`, or
\`--seek\`, which goes to the button's \`value\`: a position, \`last\` or \`tile:N\`.`,
};

const keys = {
  'game-2048': '[Accessibility](../accessibility.md#keys) lists them.',
  'game-2048-replay': list([
    'On the board: ← and → go one move back and forward, Home and End to the start and the end, `0` to `9` to that tenth of the game, `[` and `]` to the previous and the next mark. Space or `K` plays and pauses.',
    'On the graph also ↑ and ↓ for one move, Page Up and Page Down for a tenth of the game. A finger picks a position when it is dragged along the graph or lifted from it.',
    'After a review: `M` and Shift+`M` go through the marked moves in the order of the game.',
  ]),
};

/** @returns the sections on the commands and the keys of an element */
export const commandsAndKeys = (tag) =>
  commands[tag] ? ['## Commands', commands[tag], '## Keys', keys[tag]] : [];
