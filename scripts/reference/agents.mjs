/** What programs that write code read: the short index llms.txt, and the skill that ships in the package. */
import { code, defaultOf, list, signature, table, text } from './markdown.mjs';

/** @returns the index of what there is to read, by the convention of llms.txt */
export function index({ name, description, repository, files }) {
  // A link to the repository works from anywhere, and gives plain text. Until `scripts/owner.mjs` has named that, only what is
  // packed beside this index can be linked to.
  const base = repository?.url ? `${repository.url.replace(/^git\+|\.git$/g, '')}/raw/main/` : '';
  const isPacked = (path) =>
    ['README.md', ...files].some((packed) => path === packed || path.startsWith(`${packed}/`));
  const link = (title, path, what) =>
    base || isPacked(path)
      ? `[${title}](${base}${path}): ${what}`
      : `${title}, \`${path}\` in the repository: ${what}`;
  return [
    `# ${name}`,
    `> ${description}`,
    `\`<game-2048></game-2048>\` is a whole game; \`import '${name}'\` registers the tag. \`<game-2048-replay>\` plays a finished one. Attributes, properties and methods go in, events come out.`,
    '## Reference',
    list([
      link('Skill', 'skills/game-2048-element/SKILL.md', 'how to use the element, on one page'),
      link('Reference', 'docs/api.md', 'imports and files, and a page for each element'),
      ...['game-2048', 'game-2048-replay', 'game-2048-records'].map((tag) =>
        link(
          code(`<${tag}>`),
          `docs/api/${tag}.md`,
          'attributes, properties, methods, events, parts',
        ),
      ),
      link(
        'Modules',
        'docs/api/modules.md',
        'engine, computer player and pictures, without a page',
      ),
      link(
        'Replay format',
        'docs/replay-format.md',
        'how a game is written as one line, and how to verify it',
      ),
    ]),
    '## Guides',
    list([
      link('Readme', 'README.md', 'the tag, attributes, events, styling'),
      link(
        'Frameworks',
        'docs/frameworks.md',
        'React, Vue, Svelte, Angular, Solid, Preact, bundlers, server rendering, unit tests',
      ),
      link('Troubleshooting', 'docs/troubleshooting.md', 'symptoms and what to do'),
      link('Embedding', 'docs/embedding.md', 'boards and replays in blogs, wikis and iframes'),
      link('Theming', 'docs/theming.md', 'colours, parts, and themes to copy'),
      link('Ranking', 'docs/ranking.md', 'a daily puzzle whose scores a server verifies'),
      link('Your own player', 'docs/own-player.md', 'in any language, and games in other formats'),
      link(
        'Ratings and reviews',
        'docs/ratings-and-reviews.md',
        'what the computer thinks of a move and of a game',
      ),
      link('Pictures', 'docs/pictures.md', 'a position as an SVG image, without a page'),
      link('Translations', 'docs/translating.md', 'languages and custom wording'),
    ]),
    '## Optional',
    list([
      link(
        'Accessibility',
        'docs/accessibility.md',
        'keys, announcements, and WCAG 2.2 by criterion',
      ),
      link('Architecture', 'docs/architecture.md', 'how the code is laid out'),
      link('Changelog', 'CHANGELOG.md', 'what is new'),
    ]),
  ].join('\n\n');
}

const attributeTable = (attributes) =>
  table(
    ['Attribute', 'Type', 'Default', 'Meaning'],
    attributes.map((one) => [
      code(one.name),
      code(one.type.text),
      defaultOf(one.default),
      text(one.description, one.name),
    ]),
  );

const readableOf = ({ members }) =>
  members.filter(({ kind, readonly }) => kind === 'field' && readonly);

/** The methods, without the members that reflect an attribute. */
function methodsOf({ attributes, members }) {
  const named = new Set(attributes.map(({ fieldName }) => fieldName));
  return members.filter(({ kind, name }) => kind === 'method' && !named.has(name));
}

/** @returns the skill: what is needed to use the element correctly, and where to find the rest */
export function skill({ name, cdn }, [element, replay, records]) {
  const { attributes, events } = element;
  return `---
name: ${name}
description: Puts the game 2048 into a web page with the custom element <game-2048>, shows a finished game with <game-2048-replay>, or uses its engine and computer player without a DOM. For adding, configuring, styling or scripting the game, listening to its events, or verifying a posted game on a server.
---

# Using \`<game-2048>\`

## Add it

- With a bundler: \`npm install ${name}\`, then \`import '${name}'\` in code that runs in the browser.
- Without one: \`<script type="module" src="${cdn}"></script>\`.
- For pages opened as files: \`<script src="game-2048.classic.js"></script>\`, a copy of \`dist/game-2048.classic.js\`.

Write \`<game-2048></game-2048>\`. HTML has no self-closing custom elements: after \`<game-2048 />\` the rest of the page becomes its
content and is not shown.

## Common mistakes

- A restored game fires its events before a script can listen: read the properties first, then add listeners.
- An event's data is in \`event.detail\`. The events bubble. \`input\` and \`change\` report only changes by the user and the
  computer.
- A change of \`size\`, \`seed\` or another rule starts a new game. A value that is not allowed leaves the game as it is, warns in the
  console and fires \`game-error\`.
- \`storage-key\` keeps game and best score in \`localStorage\`; two boards need two keys.
- Style it with custom properties, \`::part()\` and \`:state()\`. Utility classes on the tag place it and set its size.
- On a server, import it only where the code also runs in the browser (Next: a file with \`'use client'\`).
- TypeScript: \`import type {} from '${name}/react'\` (or \`preact\`, \`solid\`, \`svelte\`, \`vue\`), once in the project.

## Attributes

${attributeTable(attributes)}

Each has a property of the same name in camel case.

## Properties to read

${list(readableOf(element).map((one) => `${code(one.name)}: ${text(one.description, one.name)}`))}

## Methods

${list(methodsOf(element).map((one) => `${code(signature(one, element.name))}: ${text(one.description, one.name)}`))}

## Events

${list(events.map((one) => `${code(one.name)}: ${text(one.description, one.name)}`))}

## A game to watch

\`import '${name}/replay'\`, or \`game-2048-replay.min.js\` instead of \`game-2048.min.js\`, registers \`<game-2048-replay>\`. Give it
the line in \`line\` or its file in \`src\`; the content between the tags is shown until there is a game.

${attributeTable(replay.attributes)}

Read ${readableOf(replay)
    .map((one) => code(one.name))
    .join(', ')}; call ${methodsOf(replay)
    .map((one) => code(signature(one, replay.name)))
    .join(', ')}; listen to ${replay.events.map((one) => code(one.name)).join(', ')}.

## A record book

\`import '${name}/records'\`, or \`game-2048-records.min.js\` beside \`game-2048.min.js\`, registers \`<game-2048-records>\`, which keeps
every game of a board that was won or has ended: \`<game-2048-records for="ID"></game-2048-records>\`.

${attributeTable(records.attributes)}

Read ${readableOf(records)
    .map((one) => code(one.name))
    .join(', ')}; call ${methodsOf(records)
    .map((one) => code(signature(one, records.name)))
    .join(', ')}; listen to ${records.events.map((one) => code(one.name)).join(', ')}.

## Without a DOM

\`${name}/engine\` has \`Game\`, \`verify\`, \`steps\` and \`slide\`; \`${name}/player\` has \`ComputerPlayer\` and \`playGame\`. A server checks a posted
game with \`verify(line, { rules, seed, finished: true })\`, which throws \`ReplayError\` for anything that is not a legal game.

More: \`custom-elements.json\` and the types in \`dist/types\` of this package.
`;
}
