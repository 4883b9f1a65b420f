import tseslint from 'typescript-eslint';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import litA11y from 'eslint-plugin-lit-a11y';

/** Arrows point down only: index → element → engine ← player. Of each arrow: what is forbidden, and why. */
const storey = (files, ...arrows) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: arrows.map(([group, message, more]) => ({ group, message, ...more })) },
    ],
  },
});

const noRegistration = [['../index.js'], 'The element does not know its registration.'];
const late = 'The player is loaded on first use, by an import() of autoplay.ts.';

/** Scripts, of which no compiler knows the types. */
const scripts = ['**/*.mjs', 'eslint.config.js', 'examples/**/*.js'];

/** What the compiler finds in TypeScript, and other slips: the rules of ESLint itself are all off unless named. */
const slips = [
  'no-cond-assign',
  'no-const-assign',
  'no-constant-condition',
  'no-dupe-else-if',
  'no-dupe-keys',
  'no-duplicate-case',
  'no-empty',
  'no-fallthrough',
  'no-import-assign',
  'no-redeclare',
  'no-regex-spaces',
  'no-self-assign',
  'no-undef',
  'no-unreachable',
  'no-unsafe-finally',
  'no-unsafe-negation',
  'no-unsafe-optional-chaining',
  'no-useless-assignment',
  'no-useless-escape',
  'preserve-caught-error',
  'use-isnan',
  'valid-typeof',
];

/** Names that functions use which a script sends to a page. */
const namesOfPages = [
  'addEventListener',
  'customElements',
  'DataTransfer',
  'document',
  'DragEvent',
  'getComputedStyle',
  'KeyboardEvent',
  'localStorage',
  'location',
  'Node',
  'scrollTo',
  'scrollY',
  'window',
];

const eachIs = (value, names) => Object.fromEntries(names.map((name) => [name, value]));

export default tseslint.config(
  {
    ignores: [
      ...['node_modules', 'dist', 'dist-demo', 'coverage', 'reports', 'test/package/fixtures'],
      'examples/*/engine/dist',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  lit['flat/all'],
  wc['flat/best-practice'],
  {
    files: ['**/*.ts'],
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
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 50, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: scripts,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: eachIs('readonly', [...Object.getOwnPropertyNames(globalThis), ...namesOfPages]),
    },
    rules: {
      ...eachIs('error', slips),
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  storey(
    ['src/engine/**'],
    [
      ['lit', 'lit/*', '@shoelace-style/*', '**/player/**', '**/element/**', '../index.js'],
      'The engine imports nothing but the generator.',
    ],
  ),
  storey(
    ['src/player/**'],
    [
      ['lit', 'lit/*', '@shoelace-style/*', '**/element/**', '../index.js'],
      'The player imports the engine only.',
    ],
    [
      ['**/engine/**'],
      'Types only: a worker from a CDN cannot load the file in which the engine is.',
      { allowTypeImports: true },
    ],
  ),
  storey(
    ['src/element/**', 'src/index.ts'],
    noRegistration,
    [['**/player/**'], late],
    [['**/autoplay.js'], late, { allowTypeImports: true }],
  ),
  storey(['src/element/autoplay.ts'], noRegistration),
  {
    files: ['src/engine/**', 'src/player/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'document',
        'window',
        'navigator',
        'localStorage',
        'HTMLElement',
        'customElements',
      ],
    },
  },
  {
    files: ['test/**', 'bench/**'],
    rules: {
      // chai's assertions are typed thenable, and a `describe` is as long as its subject
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      'max-lines-per-function': 'off',
    },
  },
);
