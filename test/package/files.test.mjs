/** Every file that ships: what it exports, and how each element looks with each option. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { build } from 'vite';
import { openBrowser } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { serve } from '../runner/serve.mjs';
import { played } from '../support/played.mjs';
import { filesContaining } from './built.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');
const { exports } = JSON.parse(read('package.json'));

const entryPoints = Object.entries(exports)
  .filter(([, target]) => target.default)
  .map(([entry, { types, default: file }]) => ({
    entry,
    types: join(root, types.replace('*', 'de')),
    file: join(root, file.replace('*', 'de')),
  }));
const program = ts.createProgram(
  entryPoints.map(({ types }) => types),
  { strict: true, target: ts.ScriptTarget.ES2022, types: [] },
);
const checker = program.getTypeChecker();

/** Whether an export is there at run time. */
function isValue(symbol) {
  const isAlias = symbol.flags & ts.SymbolFlags.Alias;
  const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return !symbol.declarations.some(ts.isTypeOnlyExportDeclaration) && flags & ts.SymbolFlags.Value;
}

describe('each entry point', () => {
  it('has types without an error, in all that they import', () => {
    const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
    const errors = ours
      .filter(({ fileName }) => !fileName.includes('node_modules'))
      .flatMap((file) => program.getSemanticDiagnostics(file));
    assert.deepEqual(
      errors.map(({ messageText }) => messageText),
      [],
    );
  });

  for (const { entry, types, file } of entryPoints) {
    it(`exports at run time what its types say: ${entry}`, async () => {
      const typed = checker.getSymbolAtLocation(program.getSourceFile(types));
      const names = checker.getExportsOfModule(typed).filter(isValue);
      assert.deepEqual(
        Object.keys(await import(file)).sort(),
        names.map(({ name }) => name).sort(),
      );
    });
  }
});

describe('moduleResolution: node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'node10-'));
  const main = join(folder, 'main.ts');
  const options = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    resolveJsonModule: true,
    ignoreDeprecations: '6.0',
  };
  before(() => {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/game-2048-element'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const typed = Object.entries(exports).filter(([entry]) => !entry.startsWith('./dist/'));
  for (const [entry, target] of typed) {
    it(`finds ${entry}`, () => {
      const name = join('game-2048-element', entry).replace('*', 'de');
      const { resolvedModule } = ts.resolveModuleName(name, main, options, ts.sys);
      const file = join(root, target.types ?? target).replace('*', 'de');
      assert.equal(resolvedModule?.resolvedFileName, file);
    });
  }

  it('types what the entry points give', () => {
    writeFileSync(
      main,
      `import { Game2048Element } from 'game-2048-element';
       import { Game } from 'game-2048-element/engine';
       import type { Game2048Props } from 'game-2048-element/jsx';
       const props: Game2048Props = { size: '5x4' };
       const element: HTMLElement = Object.assign(new Game2048Element(), props);
       // @ts-expect-error There is no such property.
       export default [element, new Game().nothing];`,
    );
    const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([main], options));
    assert.equal(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)), '');
  });
});

/** The start and end tags of shapes, none of which contains another shape. */
const shape = /<\/?(?:path|line|rect|circle|ellipse|polygon|polyline)\b(?:"[^"]*"|[^">])*>/g;

describe('the files that are whole in themselves', () => {
  const require = createRequire(import.meta.url);
  const whole = [
    ...['player-worker.js', 'game-2048.html', 'game-2048.classic.js'],
    ...['engine.min.js', 'picture.min.js', 'locales/de.min.js'],
  ];

  it('are found by the name of the package, and no others', () => {
    for (const name of whole) {
      assert.equal(require.resolve(`game-2048-element/dist/${name}`), join(root, 'dist', name));
    }
    for (const name of ['game-2048.min.js', 'game-2048-replay.min.js', 'index.js', 'cli.js']) {
      assert.ok(existsSync(join(root, 'dist', name)), name);
      assert.throws(() => require.resolve(`game-2048-element/dist/${name}`), {
        code: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
      });
    }
  });

  it('are copied as they are by a bundler that is asked for an address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'url-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/game-2048-element'));
    const imports = whole.map(
      (name, nth) => `import file${nth} from 'game-2048-element/dist/${name}?url';`,
    );
    const names = whole.map((_, nth) => `file${nth}`);
    writeFileSync(
      join(folder, 'main.js'),
      `${imports.join('\n')}\nglobalThis.files = [${names.join(', ')}];`,
    );
    const { output } = await build({
      root: folder,
      logLevel: 'error',
      configFile: false,
      build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: 'main.js' } },
    });
    const assets = output.filter(({ type }) => type === 'asset').map(({ source }) => source);
    for (const name of whole) {
      const copied = assets.some((source) => read(join('dist', name)) === source.toString());
      assert.ok(copied, name);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('docs/translation.js', () => {
  it('has every text of every element in English, as the type of a translation asks', () => {
    const types = { 'game-2048-element': [join(root, 'dist/types/index.d.ts')] };
    const program = ts.createProgram([join(root, 'docs/translation.js')], {
      allowJs: true,
      checkJs: true,
      strict: true,
      noEmit: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      paths: types,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    });
    const diagnostics = ts.getPreEmitDiagnostics(program);
    assert.equal(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})), '');
  });
});

describe('the files', () => {
  it('import what is fetched on first use plainly: Vite 5 misreads anything else', () => {
    const modules = readdirSync(join(root, 'dist')).filter((file) => /^[a-z-]+\.js$/.test(file));
    for (const file of modules) {
      assert.doesNotMatch(read(join('dist', file)), /import\("[^"]+"\)\.then\(\(\w+\) =>/, file);
    }
  });

  it('begin with the line by which Chromium compiles them on another thread, if they draw at once', () => {
    const hint = '//# allFunctionsCalledOnLoad';
    const files = readdirSync(join(root, 'dist'), { recursive: true });
    const begun = files.filter(
      (file) => file.endsWith('.js') && read(`dist/${file}`).startsWith(`${hint}\n`),
    );
    assert.deepEqual(begun.sort(), [
      'game-2048-records.min.js',
      'game-2048-replay.min.js',
      'game-2048.min.js',
    ]);
    assert.deepEqual(filesContaining(hint, join(root, 'dist')).sort(), begun);
  });

  it('close each SVG shape before the next', () => {
    for (const file of readdirSync(join(root, 'dist'), { recursive: true })) {
      if (!/\.(js|html)$/.test(file)) continue;
      let open;
      for (const [tag] of read(join('dist', file)).matchAll(shape)) {
        const isEnd = tag.startsWith('</');
        assert.ok(!open || isEnd, `${file}: ${open} contains ${tag}`);
        open = isEnd || tag.endsWith('/>') ? undefined : tag;
      }
      assert.equal(open, undefined, file);
    }
  });
});

describe('registerTranslation() of each file that registers an element', () => {
  let site, browser;

  before(async () => {
    site = await serve((path) => path.startsWith('/dist/') && root + path);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    site?.close();
  });

  const elements = ['game-2048', 'game-2048-replay', 'game-2048-records'];
  for (const from of elements) {
    it(`takes the texts of all elements in one object, and serves them all: ${from}.min.js`, async () => {
      const scripts = elements.map(
        (name) => `<script type="module" src="/dist/${name}.min.js"></script>`,
      );
      const attributes = `lang="it" controls="new play" line="${played({ seed: 7 }, 9).replay}"`;
      const tags = elements.map((name) => `<${name} ${attributes}></${name}>`);
      const address = site.put(
        '/translated.html',
        `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
        ${scripts.join('')}<script type="module">
        import { registerTranslation } from '/dist/${from}.min.js';
        registerTranslation({ $code: 'it', new: 'Nuova', play: 'Avvia', recordsEmpty: 'Niente' });
        </script>${tags.join('')}`,
      );
      const page = await openPage(browser, address);
      for (const [tag, text] of [
        ['game-2048', 'Nuova'],
        ['game-2048-replay', 'Avvia'],
        ['game-2048-records', 'Niente'],
      ]) {
        await page.waitForFunction(
          (...args) => document.querySelector(args[0]).shadowRoot?.innerHTML.includes(args[1]),
          {},
          ...[tag, text],
        );
      }
      const missing = page.said.filter((line) => line.includes('lacks these texts'));
      assert.match(missing.join(), / score /);
      assert.doesNotMatch(missing.join(), / new /);
      await page.close();
    });
  }
});

/** A value other than the default for each attribute that does not list its values. */
const values = {
  size: '5x3',
  seed: 'other',
  'win-tile': '64',
  'four-chance': '1',
  'start-tiles': '6',
  controls: 'score best moves new undo hint autoplay help directions save load give-up share',
  'autoplay-delay': '1000',
  'undo-limit': '2',
  'tile-image': '/demo/tiles/{value}.svg',
  'tile-labels': 'Elm tree|Oak',
  'share-url': '/page#{replay}',
  'storage-key': 'files',
  name: 'field',
  at: 'last',
  speed: '16',
  for: 'another',
  limit: '50',
  ask: '3',
};
const replayControls = 'play step scrub speed score moves copy download';

/** Draws each element with each attribute, alone, and a review. Runs in the page. */
async function draw(elements, line) {
  const pictures = {};
  const errors = [];
  addEventListener('game-error', ({ detail }) => errors.push(detail.message));
  const frames = async (holds) => {
    for (let n = 0; n < 2400 && !holds(); n++) await new Promise(requestAnimationFrame);
  };
  for (const [tag, attribute, value] of elements) {
    const element = document.createElement(tag);
    if (tag === 'game-2048-replay') element.setAttribute('line', line);
    if (tag === 'game-2048') element.setAttribute('seed', '7');
    element.setAttribute(attribute, value);
    document.body.append(element);
    await element.updateComplete;
    const find = (selector) => element.shadowRoot.querySelector(selector);
    // A record book has no board.
    const shown = '[part~=board], [part=empty]';
    await frames(() => find(shown));
    if (attribute === 'review') {
      await frames(() => find('[part~=button-review]'));
      find('[part~=button-review]').click();
      await frames(
        () => find('[part=review-summary]') && find('[part=learn-note], [part~=button-learn]'),
      );
      find('[part~=button-next-marked]')?.click();
      await element.updateComplete;
    }
    const { width, height } = find(shown)?.getBoundingClientRect() ?? {};
    const markup = element.shadowRoot.innerHTML.replace(/<!--[^]*?-->/g, '');
    pictures[`${tag} ${attribute}=${value}`] = { width, height, markup };
    element.remove();
  }
  return { pictures, errors };
}

describe('each element, drawn with each of its options', () => {
  let site, browser, drawn;

  const elements = JSON.parse(read('custom-elements.json'))
    .modules.flatMap(({ declarations }) => declarations)
    .filter(({ customElement }) => customElement);
  const cases = elements.flatMap(({ tagName, attributes }) =>
    attributes
      .filter(({ name }) => !['line', 'src'].includes(name))
      .flatMap(({ name, type }) => {
        const listed = [...type.text.matchAll(/'([^']*)'/g)].map(([, value]) => value);
        const own = tagName !== 'game-2048' && name === 'controls' ? replayControls : values[name];
        const all = type.text === 'boolean' ? [''] : listed.length > 0 ? listed : [own];
        return all.map((value) => [tagName, name, value]);
      }),
  );
  const sources = {
    modules: ['/dist/index.js', '/dist/replay.js', '/dist/records.js'],
    'self-contained files': ['game-2048', 'game-2048-replay', 'game-2048-records'].map(
      (name) => `/dist/${name}.min.js`,
    ),
  };

  before(async () => {
    const { replay } = played({ seed: 'review' }, 60);
    site = await serve((path) => /^\/(dist|demo\/tiles|node_modules)\//.test(path) && root + path);
    browser = await openBrowser();
    const at = (name) => `/node_modules/${name}`;
    const imports = {
      lit: at('lit/index.js'),
      'lit/': at('lit/'),
      'lit-html': at('lit-html/lit-html.js'),
      'lit-html/': at('lit-html/'),
      'lit-element/lit-element.js': at('lit-element/lit-element.js'),
      '@lit/reactive-element': at('@lit/reactive-element/reactive-element.js'),
    };
    drawn = {};
    for (const [which, files] of Object.entries(sources)) {
      const address = site.put(
        '/page.html',
        `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,">
        <script type="importmap">${JSON.stringify({ imports })}</script>`,
      );
      const page = await openPage(browser, address);
      const names = await page.evaluate(
        (all) =>
          Promise.all(
            all.map(async (file) =>
              Object.keys(await import(file))
                .sort()
                .join(),
            ),
          ),
        files,
      );
      drawn[which] = { names, said: page.said, ...(await page.evaluate(draw, cases, replay)) };
      await page.close();
    }
  });
  after(async () => {
    await browser?.close();
    site?.close();
  });

  it('has a case for every attribute of the reference', () => {
    assert.deepEqual(
      cases.filter(([, , value]) => value === undefined),
      [],
    );
  });

  for (const which of Object.keys(sources)) {
    it(`is drawn, and nothing is reported: ${which}`, () => {
      const { pictures, said, errors } = drawn[which];
      assert.deepEqual([said, errors], [[], []]);
      for (const [what, { width, height }] of Object.entries(pictures)) {
        assert.ok(width > 50 && height > 15, `${what}: ${width} × ${height}`);
      }
    });
  }

  it('is the same from the modules and from the self-contained files', () => {
    const { modules, 'self-contained files': files } = drawn;
    assert.deepEqual(files.names, modules.names);
    assert.deepEqual(files.pictures, modules.pictures);
  });
});
