/**
 * Walks over the README and docs/: every example runs or can be read, every link and every name leads somewhere; and the
 * reference, the manifest, the editors' data and the JSX types list what the elements have, and nothing else.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { LitElement } from 'lit';
import { answerAsCdn } from '../runner/open-page.mjs';
import { played } from '../support/played.mjs';
import { bundle, root, snippetsOf } from '../support/snippets.mjs';
import { lineWithTile, playExample } from './play-example.mjs';
import { drawn, openStage, play, replayOf } from './site.mjs';

const read = (file) => readFileSync(root + file, 'utf8');
const json = (file) => JSON.parse(read(file));
const { name, version, scripts } = json('package.json');
const declared = json('custom-elements.json').modules.flatMap(({ declarations }) => declarations);
const namesOf = (list) => list.map(({ name }) => name);
const missingFrom = (known, names) => names.filter((name) => !known.includes(name));
/** Where the examples load the element from: this very version, whose files fit together. */
const cdn = `https://cdn.jsdelivr.net/npm/${name}@${version}/`;

const papersIn = (folder) =>
  readdirSync(root + folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
/** Generated from the types: an index and its pages. */
const reference = ['docs/api.md', ...papersIn('docs/api')];
const docs = [...papersIn('docs'), ...papersIn('docs/api')];
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...docs];
pages.push(...['test', 'bench/player', 'examples/ranking'].map((folder) => `${folder}/README.md`));
const snippets = pages.filter((file) => !reference.includes(file)).flatMap(snippetsOf);
const take = (file, heading, language) =>
  snippets.find((one) => one.file === file && one.heading === heading && one.language === language)
    .code;

const scriptTag = `<script type="module" src="${cdn}dist/game-2048.min.js"></script>`;
/** What examples take for granted: a game, a frame and outputs on the page, and functions of their own. */
const stage = `<game-2048 id="game"></game-2048><output id="score"></output>
  <game-2048-replay></game-2048-replay><iframe id="frame"></iframe><script>
  Object.assign(globalThis, { show() {}, test() {}, Splide: class {}, replay: '' });</script>`;

const { site, browser, open } = await openStage();
// Beside a bundle, where the guide has it copied.
site.put('/player-worker.js', read('dist/player-worker.js'));

/** What examples ask the site of their page for. */
const files = {
  'best.txt': lineWithTile(1024),
  'game-2048.classic.js': read('dist/game-2048.classic.js'),
  ranking: '',
};

/** Opens a page of this body with the package from the CDN, in a browser profile of its own. */
async function openWithCdn(body) {
  const context = await browser.createBrowserContext();
  const prepare = (page) => {
    page.once('close', () => void context.close().catch(() => undefined));
    return answerAsCdn(page, cdn, files);
  };
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>';
  return open(`${head}<body>${body}`, { context, prepare });
}

/** Opens a page of this body, and checks that every element of the package is at work in it, without an error. */
async function expectAtWork(body, check) {
  const page = await openWithCdn(body);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('game-2048:defined, game-2048-replay:defined')].every(
      (element) => element.hasUpdated,
    ),
  );
  assert.deepEqual(
    page.said.filter((line) => line.startsWith('uncaught: ')),
    [],
  );
  await check?.(page);
  await page.close();
}

/** How the examples of each language are checked. */
const checks = {
  html({ code }) {
    const loadsGame = /<script[^]*(?:dist\/|game-2048\.classic)/.test(code);
    return expectAtWork((loadsGame ? '' : scriptTag) + code, playExample);
  },
  async js({ code }) {
    const imported = Array.from(code.matchAll(/from '([^']+)'/g), ([, from]) => from);
    // For tools, not for pages.
    if (imported.some((from) => !from.startsWith(name))) return void (await transform(code));
    // A name that an example takes from an object has to be there.
    const taken = [...code.matchAll(/^const \{ ([\w, ]+) \} = /gm)].flatMap(([, names]) =>
      names.split(', '),
    );
    site.put('/module.js', await bundle(`${code}\nglobalThis.taken = { ${taken.join(', ')} };`));
    const script = code.includes(`'${name}`) ? '' : scriptTag;
    await expectAtWork(
      `${script}${stage}<script type="module" src="/module.js"></script>`,
      async (page) => {
        const values = await page.waitForFunction(() => globalThis.taken);
        const missing = await values.evaluate((names) =>
          Object.keys(names).filter((one) => names[one] === undefined),
        );
        assert.deepEqual(missing, []);
      },
    );
  },
  async css({ code }) {
    await expectAtWork(`<style>${code}</style>${scriptTag}${stage}<dialog></dialog>`);
    const manifest = read('custom-elements.json');
    const properties = code.match(/--game-2048-[\w-]+/g) ?? [];
    const parts = Array.from(code.matchAll(/::part\(([\w-]+)/g), ([, part]) => part);
    assert.deepEqual(
      [...properties, ...parts].filter((one) => !manifest.includes(`"${one}"`)),
      [],
    );
  },
  ts: ({ code }) => transform(code, { loader: 'ts' }),
  tsx: ({ code }) => transform(code, { loader: 'tsx' }),
  json: ({ code }) => transform(code, { loader: 'json' }),
  sh({ file, code }) {
    const folder = file.startsWith('examples/') ? 'examples/ranking/' : '';
    const known = { ...scripts, ...JSON.parse(read(`${folder}package.json`)).scripts };
    const commands = [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, command]) => command);
    assert.deepEqual(missingFrom(Object.keys(known), commands), []);
  },
};

describe('each example', () => {
  for (const [index, snippet] of snippets.entries()) {
    const { file, heading, language } = snippet;
    const check = checks[language];
    if (check) it(`${index + 1}, ${language} in ${file}, "${heading}"`, () => check(snippet));
  }
});

describe('the iframe of docs/embedding.md', () => {
  it('tells its listener the score and the height of a game that is played by keys', async () => {
    const [frame, listener] = snippets
      .filter(({ heading, language }) => heading === 'The iframe' && language === 'html')
      .map(({ code }) => code.replace('https://YOUR-HOST/', `${site.origin}/dist/`));
    const page = await open(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><body>${listener}${frame}`,
    );
    const inner = await (await page.waitForSelector('iframe')).contentFrame();
    await drawn(inner);
    await inner.$eval('game-2048', (game) => game.focus());
    const score = () => inner.$eval('game-2048', (game) => String(game.score));
    while ((await score()) === '0') {
      for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
        await page.keyboard.press(key);
      }
    }
    const heard = (points) => document.querySelector('#score').value === points;
    await page.waitForFunction(heard, {}, await score());
    await page.waitForFunction(() => document.querySelector('iframe').height !== '480');
    await page.close();
  });
});

describe('the documentation', () => {
  it('has no link to a page, file or heading that does not exist', () => {
    const broken = [];
    for (const file of pages) {
      for (const [, target] of proseOf(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
        const [path, heading] = target.split('#');
        const to = path ? join(dirname(file), path) : file;
        if (!existsSync(root + to)) broken.push(`${file}: ${target}`);
        else if (heading && !anchorsOf(to).includes(heading)) broken.push(`${file}: ${target}`);
      }
    }
    assert.deepEqual(broken, []);
  });

  it('names no other version of the package', () => {
    for (const file of pages.filter((one) => !reference.includes(one))) {
      for (const [address, found] of read(file).matchAll(new RegExp(`${name}@([\\d.]+)`, 'g'))) {
        assert.equal(found, version, `${file}: ${address}`);
      }
    }
  });

  it('names scripts and files that exist', () => {
    const text = read('CONTRIBUTING.md');
    const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, command]) => command);
    const files = [...text.matchAll(/`((?:src|test|scripts|examples)\/[\w./-]+)`/g)];
    const wrong = [
      ...commands.filter((command) => !scripts[command]),
      ...files.map(([, path]) => path).filter((path) => !existsSync(root + path)),
    ];
    const [tree] = snippetsOf('docs/architecture.md');
    const folders = [];
    for (const [, indent, entry] of tree.code.matchAll(/^( *)([\w-]+(?:\.ts|\/))/gm)) {
      folders.length = indent.length / 2;
      const path = folders.join('') + entry;
      if (!existsSync(root + path)) wrong.push(path);
      folders.push(entry);
    }
    assert.deepEqual(wrong, []);
  });

  it('names attributes, events and details in the README that exist', () => {
    const element = declared.find(({ tagName }) => tagName === 'game-2048');
    const known = namesOf([
      ...element.attributes,
      ...element.events.flatMap((one) => [one, ...(one.detail ?? [])]),
    ]);
    const [attributes, events] = read('README.md').split('| Attribute ')[1].split('| Event ');
    const rows = [
      ...attributes.matchAll(/^\| (`[\w-]+`) /gm),
      ...events.matchAll(/^\| (`[\w-]+`) .*\| (.*) \|$/gm),
    ];
    const names = rows.flatMap(([, name, detail = '']) =>
      `${name} ${detail}`.match(/(?<=`)[\w-]+(?=`)/g),
    );
    assert.ok(names.length > 20);
    assert.deepEqual(missingFrom(known, names), []);
  });

  it('has the themes of the themes page in docs/theming.md, whose contrast is tested there', () => {
    for (const [heading, file, least = 20] of [
      ['Cool', 'demo/themes.css', 4],
      ['Classic', 'demo/themes.css'],
      ['High contrast', 'demo/themes-contrast.css'],
    ]) {
      const palette = take('docs/theming.md', heading, 'css').match(/--[\w-]+: [^;]+;/g);
      assert.ok(palette.length > least);
      assert.deepEqual(missingFrom(read(file), palette), []);
    }
  });

  it('states the sizes of the files in the README, to one kilobyte', () => {
    const computer = ['game-2048-computer.min.js', 'game-2048-player.min.js', 'player-worker.js'];
    for (const [sentence, files, compress = brotliCompressSync] of [
      [/one file, (\d+) kB with Brotli/, ['game-2048.min.js']],
      [/or (\d+) kB gzipped/, ['game-2048.min.js'], gzipSync],
      [/loader.js`, (\d+) kB/, ['game-2048.loader.js']],
      [/computer player: (\d+) kB/, computer],
      [/It is (\d+) kB/, ['game-2048-replay.min.js']],
    ]) {
      const [, stated] = sentence.exec(read('README.md'));
      const sizes = files.map((file) => compress(readFileSync(`${root}dist/${file}`)).length);
      const kB = sizes.reduce((sum, size) => sum + size) / 1000;
      assert.ok(Math.abs(kB - stated) <= 1, `${files}: ${kB} kB`);
    }
  });
});

describe('the ranking of docs/ranking.md', () => {
  const code = (language) => take('docs/ranking.md', 'A daily puzzle', language);

  it('keeps the game over a reload, and sends it at its end', async () => {
    const page = await openWithCdn(scriptTag + code('html'));
    await drawn(page);
    const replay = await play(page, 20);
    await page.reload();
    await drawn(page);
    assert.equal(await replayOf(page), replay);
    const sent = page.waitForRequest((request) => request.url().endsWith('/ranking'));
    const whole = await play(page, 5000);
    assert.equal((await sent).postData(), whole);
    await page.close();
  });

  it('takes a finished game of today or yesterday, and no other', async () => {
    // A file, since a bundle would be another copy: in this folder the package's name means the package.
    const file = `${root}reports/ranking-server.mjs`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code('js')}\nexport { Game, day, server };`);
    process.env.PORT = '0';
    const { Game, day, server } = await import(pathToFileURL(file).href);
    rmSync(file);
    const post = async (body) => {
      const address = `http://localhost:${server.address().port}/ranking`;
      const answer = await fetch(address, { method: 'POST', body });
      return answer.ok ? answer.json() : answer.status;
    };
    for (const seed of [day(0), day(1)]) {
      const { score, replay } = played({ seed });
      // A file that curl posts may end in a new line.
      for (const body of [replay, `${replay}\n`])
        assert.deepEqual(await post(body), { seed, score });
    }
    const left = new Game({ seed: day(0) });
    left.giveUp();
    const helped = new Game({ seed: day(0) });
    helped.setBoard(
      [0, 1, 2, 3].map((row) => [2, 4, 2, 4].map((_, column) => 2 << ((row + column) % 2))),
    );
    const refused = {
      'two days old': played({ seed: day(2) }).replay,
      unfinished: new Game({ seed: day(0) }).replay,
      'given up': left.replay,
      'of another size': played({ seed: day(0), size: 5 }).replay,
      edited: helped.replay,
      'cut short': played({ seed: day(0) }).replay.slice(0, -9),
      'no replay': 'hello',
      'too long': 'x'.repeat(100_001),
    };
    for (const [what, line] of Object.entries(refused)) assert.equal(await post(line), 400, what);
    server.close();
  });
});

/** A page without its code. */
function proseOf(file) {
  return read(file).replace(/^```[^]*?^```/gm, '');
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(file) {
  const taken = new Map();
  return [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, title]) => {
    const anchor = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-');
    const nth = taken.get(anchor) ?? 0;
    taken.set(anchor, nth + 1);
    return nth > 0 ? `${anchor}-${nth}` : anchor;
  });
}

const cssOf = ({ styles }) =>
  [styles]
    .flat()
    .map(({ cssText }) => cssText)
    .join('');

const { Game2048Element } = await import(`${root}dist/element.js`);
const { Game2048ReplayElement } = await import(`${root}dist/replay-element.js`);
const { Game2048RecordsElement } = await import(`${root}dist/records-element.js`);

/** What the package says of each element, and what the element has. */
const elements = [Game2048Element, Game2048ReplayElement, Game2048RecordsElement].map((Element) => {
  const element = declared.find(({ name }) => name === Element.name);
  const { tagName: tag } = element;
  return {
    tag,
    element,
    Element,
    css: cssOf(Element),
    // The style sheets that another element shares with the game know the game's states.
    shared: Element === Game2048Element ? '' : cssOf(Game2048Element),
    page: read(`docs/api/${tag}.md`),
  };
});

/** What the platform and Lit call, and what TypeScript keeps from pages. */
function hiddenNames() {
  const files = ['board', 'element', 'records', 'replay'].flatMap((folder) =>
    readdirSync(`${root}dist/types/${folder}`)
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => `dist/types/${folder}/${file}`),
  );
  const kept = files
    .map(read)
    .join('')
    .matchAll(/(?:protected|private) (?:abstract |static |readonly |[gs]et )*(\w+)/g);
  return new Set(['constructor', ...Array.from(kept, ([, name]) => name)]);
}

/** The names that a page can reach on an element and that Lit's elements do not have. */
function reachable(Element) {
  const names = new Set();
  const hidden = hiddenNames();
  class Plain extends LitElement {}
  const plain = new Set(Object.getOwnPropertyNames(new Plain()));
  const add = (object, others = new Set()) => {
    for (const name of Object.getOwnPropertyNames(object)) {
      const isOurs = !others.has(name) && !hidden.has(name) && !(name in EventTarget.prototype);
      if (isOurs && !/^_|Callback$/.test(name)) names.add(name);
    }
  };
  add(new Element(), plain);
  let { prototype } = Element;
  for (; prototype !== LitElement.prototype; prototype = Object.getPrototypeOf(prototype)) {
    add(prototype);
  }
  return [...names].sort();
}

describe('the reference', () => {
  /** Sentences of five words or more, not counting code and addresses. */
  const sentencesOf = (file) =>
    read(file)
      .split('\n')
      .filter((line) => !/^(#|<!--)/.test(line))
      .flatMap((line) => line.replace(/^\| |^ *- | \|$/g, '').split(/ (?<!\\)\| |(?<=[.!?]) /))
      .filter(
        (text) => text.replace(/`[^`]*`|\]\([^)]*\)/g, '').match(/\b[A-Za-z]+\b/g)?.length >= 5,
      );

  it('says nothing twice', () => {
    const sentences = reference.flatMap(sentencesOf);
    const twice = sentences.filter((one, at) => sentences.indexOf(one) !== at);
    assert.deepEqual(twice, []);
    assert.ok(sentences.length > 300);
  });

  it('has no row of more than 300 characters', () => {
    const rows = reference.flatMap((file) => read(file).match(/^\|.*$/gm) ?? []);
    assert.deepEqual(
      rows.filter((row) => row.length > 300),
      [],
    );
  });

  it('links from its first page to all others', () => {
    const first = read('docs/api.md');
    const others = reference.slice(1).map((file) => file.replace('docs/', ''));
    assert.deepEqual(
      others.filter((file) => !first.includes(`](${file})`)),
      [],
    );
  });
});

describe('docs/api/modules.md', () => {
  for (const entry of ['engine', 'player', 'picture']) {
    it(`names every export of /${entry}, and every member of its classes`, async () => {
      const exported = await import(`${root}dist/${entry}.js`);
      const members = Object.values(exported).flatMap(({ prototype = {} }) =>
        Object.getOwnPropertyNames(prototype),
      );
      const chapter = read('docs/api/modules.md')
        .split(`${name}/${entry}\`\n`)[1]
        .split('\n## ')[0];
      const named = Array.from(
        chapter.matchAll(/`(?:new )?(?:[A-Z]\w+\.)?(\w+)(?:\([^`]*)?`/g),
        ([, one]) => one,
      );
      const wanted = [...Object.keys(exported), ...members].filter((one) => one !== 'constructor');
      assert.deepEqual(missingFrom(named, wanted), []);
    });
  }
});

for (const { tag, Element, css, shared, element, page } of elements) {
  describe(`the manifest of <${tag}>`, () => {
    it('has the members that a page can reach, and no others', () => {
      const members = namesOf(element.members.filter((one) => !one.static));
      assert.deepEqual(members.sort(), reachable(Element));
    });

    it('has the attributes that the element observes for its properties', () => {
      const observed = Element.observedAttributes;
      assert.deepEqual(missingFrom(observed, namesOf(element.attributes)), []);
      const html = ['lang', 'aria-label', 'aria-labelledby'];
      assert.deepEqual(missingFrom([...namesOf(element.attributes), ...html], observed), []);
    });

    it('has the states that the style sheets know', () => {
      const statesIn = (text) => Array.from(text.matchAll(/:state\(([\w-]+)\)/g), ([, one]) => one);
      const known = [...namesOf(element.cssStates ?? []), ...statesIn(shared)];
      assert.deepEqual(missingFrom(known, statesIn(css)), []);
    });

    it('has the custom properties that the style sheets read', () => {
      const used = Array.from(css.matchAll(/var\(\s*(--game-2048-[\w-]+)/g), ([, one]) => one);
      assert.ok(used.length > 0);
      assert.deepEqual(missingFrom(namesOf(element.cssProperties), [...new Set(used)]), []);
    });

    it('says since which version it is there, and how settled it is', () => {
      assert.match(element.since, /^\d+\.\d+\.\d+$/);
      assert.ok(['stable', 'experimental'].includes(element.status), element.status);
      assert.ok(page.includes(`${element.status} since ${element.since}`));
    });

    it('shows no code as a default', () => {
      const code = element.members.filter(({ default: shown }) => /[#(]/.test(shown ?? ''));
      assert.deepEqual(namesOf(code), []);
    });
  });

  describe(`docs/api/${tag}.md`, () => {
    const named = new Set(Array.from(page.matchAll(/`([^`]+)`/g), ([, code]) => code));
    const shown = new Set(
      [...named].map((code) => code.replace(`${Element.name}.`, '').replace(/\(.*$/, '')),
    );

    it('names every attribute, property, method, event, part, slot and state', () => {
      const { attributes, members, events, cssParts, slots = [], cssStates = [] } = element;
      const names = [attributes, members, events, cssParts, slots].flatMap(namesOf).filter(Boolean);
      assert.deepEqual(missingFrom([...shown], names), []);
      const states = namesOf(cssStates).map((state) => `:state(${state})`);
      assert.deepEqual(missingFrom([...named], states), []);
    });

    it('has no empty cell', () => {
      assert.deepEqual(page.match(/^\|.*\| +\|.*$/gm), null);
    });

    it('defines each type that it names', () => {
      const platform = [
        ...['HTMLFormElement', 'NodeList', 'ValidityState', 'FocusOptions', 'Blob', 'File'],
        ...['HTMLElement', 'CustomElementRegistry', 'Promise', 'Event', 'Error', 'Readonly'],
      ];
      const whole = reference.map(read).join('\n');
      const types = element.members.flatMap(({ type, return: returned, parameters = [] }) =>
        [type, returned?.type, ...parameters.map((one) => one.type)].map((one) => one?.text ?? ''),
      );
      const details = element.events.flatMap(({ detail = [] }) =>
        detail.map(({ type }) => type.text),
      );
      const used = [...types, ...details].flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []);
      const unknown = missingFrom(platform, [...new Set(used)]).filter(
        (name) => !new RegExp(`^(- \\*\\*|### )\`${name}\``, 'm').test(whole),
      );
      assert.deepEqual(unknown, []);
    });
  });

  describe(`the editors' data and the types of frameworks on <${tag}>`, () => {
    it('name each of its custom properties and parts once, as the other elements may have them, too', () => {
      const { properties, pseudoElements } = json('dist/vscode.css-custom-data.json');
      const { css } = json('dist/web-types.json').contributions;
      const parts = namesOf(element.cssParts).map((part) => `part(${part})`);
      for (const [listed, wanted] of [
        [properties, namesOf(element.cssProperties)],
        [css.properties, namesOf(element.cssProperties)],
        [pseudoElements, parts.map((part) => `::${part}`)],
        [css['pseudo-elements'], parts],
      ]) {
        const counts = wanted.map((name) => listed.filter((one) => one.name === name).length);
        assert.deepEqual([...new Set(counts)], [1]);
      }
    });

    const tagIn = (tags) => tags.find(({ name }) => name === tag);

    it('offer every attribute in VS Code', () => {
      const { attributes } = tagIn(json('dist/vscode.html-custom-data.json').tags);
      assert.deepEqual(missingFrom(namesOf(attributes), namesOf(element.attributes)), []);
    });

    it('offer every attribute, property and event in JetBrains editors', () => {
      const { attributes, js } = tagIn(json('dist/web-types.json').contributions.html.elements);
      assert.deepEqual(missingFrom(namesOf(attributes), namesOf(element.attributes)), []);
      assert.deepEqual(missingFrom(namesOf(js.events), namesOf(element.events)), []);
      const fields = element.members.filter((one) => one.kind === 'field' && !one.readonly);
      assert.deepEqual(missingFrom(namesOf(js.properties), namesOf(fields)), []);
    });

    it('have every attribute, settable property and event in JSX', () => {
      const written = read('dist/types/tags.d.ts')
        .split(/^(?=\/\*\* (?:Attributes|Listeners) )/m)
        .filter((part) => part.split('\n')[0].includes(`<${tag}>`))
        .join('');
      const known = Array.from(written.matchAll(/^ {2}'(.+)'\?:/gm), ([, name]) => name);
      const fields = element.members.filter((one) => one.kind === 'field' && !one.readonly);
      const own = element.events.filter(({ detail }) => detail).map(({ name }) => `on${name}`);
      const wanted = [...namesOf(element.attributes), ...namesOf(fields), ...own];
      assert.deepEqual(missingFrom(known, wanted), []);
    });
  });
}
