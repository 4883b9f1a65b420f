import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Scripts, of which no compiler knows the types. */
const scripts = ['**/*.{mjs,cjs}', 'eslint.config.js', 'examples/**/*.js', 'docs/*.js'];

/**
 * Arrows point one way: index → element → board → session → engine ← player; replay, records and picture stand on board,
 * too. Of the config objects for one file the last counts.
 *
 * @param forbidden each `[patterns, why]` or `[patterns, why, options]`
 */
const mayNotImport = (files, ...forbidden) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: forbidden.map(([group, message, more]) => ({ group, message, ...more })) },
    ],
  },
});
const typesOnly = { allowTypeImports: true };

const libraries = ['lit', 'lit/**', '@lit/**'];
const noRegistration = [['../index.js', '../../index.js'], 'Only src/index.ts registers the tag.'];
const lazyPlayer = [
  ['**/player/*.js', '**/player/*/*.js'],
  'The player is loaded on first use, by import().',
  typesOnly,
];
const engineDoors = [
  ['**/engine/*', '!**/engine/index.js', '!**/engine/internal.js'],
  'From outside, the engine is engine/index.js and engine/internal.js.',
];
const ofPlayer = [
  [...libraries, '**/session/**', '**/board/**', '**/element/**', '../index.js'],
  'The player imports the engine and scheduling only.',
];
const ofElement = [noRegistration, lazyPlayer, engineDoors];
/** The rules under which a game can be reviewed decide what a button says. */
const ofReviewable = [
  noRegistration,
  [[...lazyPlayer[0], '!**/player/judging/standard-rules.js'], lazyPlayer[1], typesOnly],
  engineDoors,
];
const noGame = [['**/element/**'], 'What the elements share is in board/.'];
const ofBoard = [
  ...ofElement,
  [
    ['**/element/**', '**/replay/**', '**/records/**', '**/frame/**'],
    'The board knows none of the elements that stand on it.',
  ],
];
/** The folders of the board and the element, which only game-2048.ts brings together. */
const noOther = (...folders) => [
  [...folders.map((folder) => `**/${folder}/**`), '**/game-2048.js', '**/form-element.js'],
  'Only game-2048.ts brings the folders of the element together.',
  typesOnly,
];
/** Constants, events and pure functions of the session. */
const tables = [...['attributes', 'cards', 'commands', 'events', 'milestones', 'tile-text']];
const sessionTypes = [
  ['**/session/*', ...tables.map((name) => `!**/session/${name}.js`)],
  'A folder of the element knows the types of the session, and its tables.',
  typesOnly,
];
/** A game that is being played: a board's own. */
const lives = ['session', 'keeper', 'interaction'].map((name) => `**/session/${name}.js`);
/** Each imports from those before it, and from core/. */
const replayFolders = ['wording', 'input', 'view', 'review', 'learn'];
const ofReplay = [
  noRegistration,
  engineDoors,
  noGame,
  [
    [
      ...lazyPlayer[0],
      ...['standard-rules', 'marks', 'rollout-results', 'best-move'].map(
        (name) => `!**/player/judging/${name}.js`,
      ),
    ],
    lazyPlayer[1],
    typesOnly,
  ],
];
const noNeighbour = [['./*'], 'Parts of this folder do not know one another.', typesOnly];

const browserGlobals = ['document', 'window', 'navigator', 'localStorage', 'customElements'];

export default tseslint.config(
  {
    ignores: [
      ...['node_modules', 'dist', 'dist-demo', 'coverage', 'reports', 'examples/*/engine/dist'],
      // Checked in the projects that use them.
      ...['types', 'test/package/fixtures'],
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  lit['flat/all'],
  wc['flat/best-practice'],
  {
    files: ['**/*.{ts,mts}'],
    plugins: { 'lit-a11y': litA11y },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...litA11y.configs.recommended.rules,
      'lit/no-template-map': 'off',
      // a control's listener binds what it is for
      'lit/no-template-arrow': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'max-lines': ['error', { max: 400, skipComments: true, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 50, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    // The class of an element lists everything that a page can reach, and what it is made of.
    files: ['src/element/game-2048.ts', 'src/replay/game-2048-replay.ts'],
    rules: { 'max-lines': ['error', { max: 450, skipComments: true, skipBlankLines: true }] },
  },
  {
    // All words of a language, and nothing else.
    files: ['src/words/locales/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: scripts,
    extends: [js.configs.recommended, tseslint.configs.disableTypeChecked],
    // Some functions are sent to a page.
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'no-unused-vars': 'off',
      '@typescript-eslint/no-require-imports': ['error', { allow: ['^mocha$', '^node:'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  mayNotImport(
    ['src/engine/**'],
    [
      [
        ...libraries,
        '**/player/**',
        '**/session/**',
        '**/board/**',
        '**/element/**',
        '../index.js',
      ],
      'The engine imports nothing but the generator.',
    ],
  ),
  mayNotImport(
    ['src/player/**'],
    ofPlayer,
    // One small file that a worker runs as it is, and that a page loads on first use.
    [['**/engine/**'], 'Types only: what thinks has no engine in it.', typesOnly],
  ),
  ...[
    ['search', ['../*.js', '../judging/**', '../worker/**']],
    ['judging', ['../*.js', '../worker/**']],
  ].map(([room, later]) =>
    mayNotImport(
      [`src/player/${room}/**`],
      ofPlayer,
      [['**/engine/**'], 'Types only: what thinks has no engine in it.', typesOnly],
      [later, 'A room of the player imports from those before it: search, judging, worker.'],
    ),
  ),
  mayNotImport(
    ['src/player/{checks,computer-player,index,play-game,review}.ts'],
    ofPlayer,
    engineDoors,
  ),
  mayNotImport(
    ['src/scheduling/**'],
    [[...libraries, '../*'], 'Scheduling knows nothing of what it schedules.'],
  ),
  mayNotImport(
    ['src/session/**'],
    [
      [...libraries, '**/board/**', '**/element/**', '../index.js'],
      'The session knows the engine only.',
    ],
    [['**/player/**'], 'Of the player the session knows types only.', typesOnly],
    engineDoors,
  ),
  mayNotImport(
    ['src/replay/core/**'],
    [
      [
        ...[...libraries, '**/player/**', '**/session/*', '!**/session/attributes.js'],
        ...['!**/session/event*.js', '**/board/**', '**/element/**'],
      ],
      'The core of the replay knows the engine, attributes and events.',
    ],
    engineDoors,
  ),
  mayNotImport(['src/records/**'], ...ofReviewable, [
    [...lives, '**/element/**', '**/replay/**'],
    'The record book knows a game by its public events and properties, and loads the replay by import().',
  ]),
  mayNotImport(
    ['src/records/core/**'],
    [
      [...libraries, ...lives, '**/element/**', '**/board/**', '**/replay/**'],
      'The core of the record book knows the engine, and the tables of the session.',
    ],
    lazyPlayer,
    engineDoors,
  ),
  mayNotImport(['src/replay/*.ts'], ...ofReplay, [
    ['**/review/**', '**/learn/**'],
    'The review and its lessons are loaded on first use, by import().',
    typesOnly,
  ]),
  ...replayFolders.map((folder, place) =>
    mayNotImport([`src/replay/${folder}/**`], ...ofReplay, [
      [...replayFolders.slice(place + 1).map((later) => `../${later}/**`), '../*.js'],
      'A folder of the replay imports from those before it.',
    ]),
  ),
  // What a picture has of the board are its tables, and how a label fits its tile.
  mayNotImport(
    ['src/picture/**'],
    [
      [
        ...[...libraries, '**/player/**', '**/session/*', '!**/session/tile-text.js'],
        ...['**/element/**', '**/board/*', '!**/board/styles', '!**/board/view'],
        ...['**/board/styles/*', '!**/styles/palette.js', '!**/styles/tile-measures.js'],
        ...['**/board/view/*', '!**/view/label-layout.js'],
      ],
      'A picture knows the engine, the palette, and what stands on a tile.',
    ],
    engineDoors,
  ),
  mayNotImport(['src/index.ts'], lazyPlayer),
  ...[
    ['board', ofBoard],
    ['element', ofElement],
  ].flatMap(([layer, ofLayer]) => [
    mayNotImport([`src/${layer}/*.ts`, `src/${layer}/styles/**`], ...ofLayer),
    mayNotImport(
      [`src/${layer}/controllers/*.ts`],
      ...ofLayer,
      noOther('input', 'view', 'wording'),
      sessionTypes,
      noNeighbour,
    ),
    mayNotImport(
      [`src/${layer}/input/*.ts`],
      ...ofLayer,
      noOther('controllers', 'view', 'wording'),
      sessionTypes,
    ),
    // Templates write what the wording gives them.
    mayNotImport(
      [`src/${layer}/view/*.ts`],
      ...ofLayer,
      noOther('controllers', 'input'),
      sessionTypes,
    ),
    mayNotImport(
      [`src/${layer}/wording/*.ts`],
      ...ofLayer,
      noOther('controllers', 'input', 'view'),
      sessionTypes,
    ),
  ]),
  mayNotImport(
    ['src/element/view/can-review.ts'],
    ...ofReviewable,
    noOther('controllers', 'input'),
    sessionTypes,
  ),
  mayNotImport(
    ['src/{element/form-element,words/environment,board/accessible-name}.ts'],
    ...ofElement,
    [['**/session/**', '**/engine/**', './*/**'], 'The base class knows no game.'],
  ),
  mayNotImport(['src/board/reflection.ts'], ...ofBoard, [
    ['./*/**', '../session/*', '!../session/attributes.js', '!../session/settings.js'],
    'Properties reflect settings, and nothing else.',
    typesOnly,
  ]),
  mayNotImport(
    ['src/words/*.ts', 'src/words/records/*.ts'],
    ...ofElement,
    [['**/board/**', '**/element/**', '**/replay/**', '**/records/*.js'], 'Words know no element.'],
    sessionTypes,
  ),
  // They are built alone, and must not carry the element with them.
  mayNotImport(
    ['src/words/locales/*.ts'],
    [
      [...libraries, './*', '../*', '!../registry.js', '../../*'],
      'A language imports the registry, and types.',
      typesOnly,
    ],
  ),
  {
    files: ['src/{engine,picture,player,scheduling,session}/**', 'src/{replay,records}/core/**'],
    rules: {
      'no-restricted-globals': ['error', ...browserGlobals, 'HTMLElement'],
      '@typescript-eslint/no-restricted-types': [
        'error',
        { types: { HTMLElement: true, Document: true, Window: true } },
      ],
    },
  },
  mayNotImport(
    ['test/{board,element,replay,records,visual}/**'],
    [
      ['**/src/index.js', '**/src/{replay,records}/{index,element}.js'],
      "Tests in browsers load the build, by the package's name.",
      typesOnly,
    ],
  ),
  {
    files: ['test/**', 'bench/**'],
    rules: {
      // chai's assertions are typed thenable, and a `describe` is as long as its subject
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      // a page may ask for the focus, and bring its own styles, which the tests try
      'lit-a11y/no-autofocus': 'off',
      'lit/prefer-static-styles': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      'max-lines-per-function': 'off',
    },
  },
);
