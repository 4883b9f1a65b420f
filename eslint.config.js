import tseslint from 'typescript-eslint';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import litA11y from 'eslint-plugin-lit-a11y';

/** Arrows point down only: index → element → engine ← player. */
const storey = (files, forbidden, why) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group: forbidden, message: why }] }],
  },
});

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'dist-demo',
      'coverage',
      'reports',
      '**/*.mjs',
      '*.config.*',
      'test/package/fixtures',
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
  storey(
    ['src/engine/**'],
    ['lit', 'lit/*', '@shoelace-style/*', '**/player/**', '**/element/**', '../index.js'],
    'The engine imports nothing but the generator.',
  ),
  storey(
    ['src/player/**'],
    ['lit', 'lit/*', '@shoelace-style/*', '**/element/**', '../index.js'],
    'The player imports the engine only.',
  ),
  storey(['src/element/**'], ['../index.js'], 'The element does not know its registration.'),
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
