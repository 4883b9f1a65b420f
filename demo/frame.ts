import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Owner } from './owner.js';

interface Page {
  file: string;
  name: string;
}

/** The pages in the order of the navigation. */
const forPlayers: readonly Page[] = [
  { file: 'index.html', name: 'Make your own' },
  { file: 'daily.html', name: 'Daily' },
  { file: 'article.html', name: 'Article' },
  { file: 'replay.html', name: 'Replay' },
  { file: 'themes.html', name: 'Themes' },
  { file: 'computer.html', name: 'Computer' },
  { file: 'class.html', name: 'Class' },
];
const forDevelopers: readonly Page[] = [
  { file: 'form.html', name: 'Form' },
  { file: 'strict.html', name: 'Strict' },
  { file: 'course.html', name: 'Course' },
];
export const pages: readonly Page[] = [...forPlayers, ...forDevelopers];

/** The package's page in one file, for frames in other pages. */
const framePage = 'game-2048.html';

interface SourceFile {
  name: string;
  text: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The modules and style sheets that a text names beside itself; those of all pages are left out. */
function namedIn(text: string): string[] {
  const names = text.matchAll(
    /(?:src|href|from|import|import\(|URL\()[ =(]*['"](?:\.\/)?([\w-]+\.(?:css|js|ts))['"]/g,
  );
  return [...names]
    .map(([, name = '']) => name.replace(/\.js$/, '.ts'))
    .filter((name) => !name.startsWith('site.'));
}

/** A page's own files: its HTML, then what that names, as they stand on the disk. */
async function sourcesOf(file: string): Promise<SourceFile[]> {
  const found = new Map<string, string>();
  // What all pages share is shown once, on the first.
  const shared = basename(file) === 'index.html' ? ['site.css', 'site.ts'] : [];
  const queue = [basename(file)];
  for (let name; (name = queue.shift() ?? shared.shift()) !== undefined;) {
    if (found.has(name)) continue;
    const text = await readFile(join(dirname(file), name), 'utf8');
    found.set(name, text);
    queue.push(...namedIn(text));
  }
  return [...found].map(([name, text]) => ({ name, text }));
}

function header(current: string): string {
  const list = (group: readonly Page[]): string =>
    group
      .map(({ file, name }) => {
        const here = file === current ? ' aria-current="page"' : '';
        return `<li><a href="${file}"${here}>${name}</a></li>`;
      })
      .join('');
  // In an article the text comes first.
  const toText = '<a class="skip" href="#main">Skip to the text</a>';
  return `${current === 'article.html' ? toText : ''}
    <a class="skip" href="#main" data-skip="game-2048, game-2048-replay">Skip to the board</a>
    <header class="site-header">
      <a class="home" href="index.html"><img src="favicon.svg" alt="" width="28" height="28" />&lt;game-2048&gt;</a>
      <button type="button" class="quiet small menu" popovertarget="pages">Pages</button>
      <nav id="pages" aria-label="Pages" popover>
        <ul>${list(forPlayers)}</ul>
        <ul aria-labelledby="developers"><li class="group" id="developers">For developers</li>${list(forDevelopers)}</ul>
      </nav>
    </header>`;
}

function links({ license, source, documentation, issues, ...owner }: Owner): string {
  const all = [
    ['Package', owner.package],
    ['Source', source],
    ['Documentation', documentation],
    ['Reference', 'index.html#reference'],
    ['Report a problem', issues],
    [`${license} licence`, 'licence.txt'],
  ] as const;
  const items = all.map(([name, url]) =>
    url ? `<li><a href="${escape(url)}">${name}</a></li>` : '',
  );
  return `<ul class="site-links" aria-label="About the package">${items.join('')}</ul>`;
}

function footer(owner: Owner, sources: readonly SourceFile[]): string {
  const files = sources.map(
    ({ name, text }) => `<section class="file" aria-label="${name}">
      <div class="file-head"><h3>${name}</h3><button type="button" class="quiet small" data-copy>Copy</button></div>
      <pre tabindex="0" role="group" aria-label="Source of ${name}"><code data-language="${name.replace(/.*\./, '')}">${escape(text)}</code></pre>
    </section>`,
  );
  return `<footer class="site-footer">
      <details class="source">
        <summary><h2>The source of this page</h2></summary>
        <p class="note">All pages share <code>site.css</code>, their look, and <code>site.ts</code>, this viewer;
          both are shown on the <a href="index.html">first page</a>.</p>
        ${files.join('\n')}
      </details>
      ${links(owner)}
    </footer>`;
}

/** How the page looks where somebody posts its address: its own title and description, and a picture of it. */
function preview(html: string, file: string, { homepage = '' }: Owner): string {
  const title = /<title>([^<·]*)/.exec(html)?.[1]?.trim() ?? '';
  const description = /name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
  const picture = `${homepage}pictures/${file.replace('.html', '.png')}`;
  const facts = [
    ['og:type', 'website'],
    ['og:site_name', 'game-2048-element'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ...(homepage ? [['og:url', homepage + file.replace('index.html', '')]] : []),
  ];
  const metas = facts.map(
    ([name = '', content = '']) => `<meta property="${name}" content="${content}" />`,
  );
  const large = '<meta name="twitter:card" content="summary_large_image" />';
  return [...metas, large, discovery(homepage)].join('\n    ');
}

/** Lets sites that know oEmbed turn a posted address into a board; they need a full address. */
const discovery = (homepage: string): string =>
  homepage &&
  `<link rel="alternate" type="application/json+oembed" href="${homepage}oembed.json" title="2048" />`;

/** What sites that know oEmbed put in the place of an address. */
export function oembed(homepage: string): object {
  const [width, height] = [480, 560];
  return {
    ...{ version: '1.0', type: 'rich', title: '2048', width, height },
    ...{ provider_name: 'game-2048-element', provider_url: homepage },
    ...{ thumbnail_url: `${homepage}pictures/index.png`, thumbnail_width: 1200 },
    thumbnail_height: 630,
    html: `<iframe src="${homepage}${framePage}" title="2048" width="${width}" height="${height}" style="border:0;max-width:100%"></iframe>`,
  };
}

/** The paper on rankings, as its source has it, and as this site does where the source has no address. */
const paper = 'docs/ranking.md';
const paperHere = 'ranking.txt';

function linkToPaper(html: string, { source }: Owner): string {
  const address = source ? `${source}/blob/HEAD/${paper}` : paperHere;
  return html.replace(`href="${paperHere}"`, `href="${escape(address)}"`);
}

/** Puts heading, navigation, links and the page's own source around each page. */
export function frame(owner: Owner): Plugin {
  return {
    name: 'frame',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { filename }) =>
        linkToPaper(html, owner)
          .replace(/<body[^>]*>/, (body) => `${body}\n    ${header(basename(filename))}`)
          .replace(
            '</body>',
            footer(owner, await sourcesOf(filename)).replaceAll('$', '$$$$') + '\n  </body>',
          ),
    },
  };
}

/** Says what posted links show; last, since the pictures are files of their own. */
export function previews(owner: Owner): Plugin {
  return {
    name: 'previews',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) => {
        const tags = preview(html, basename(filename), owner);
        return html.replace('</head>', () => `  ${tags}\n  </head>`);
      },
    },
    generateBundle() {
      const { homepage } = owner;
      if (!homepage) return;
      const source = JSON.stringify(oembed(homepage));
      this.emitFile({ type: 'asset', fileName: 'oembed.json', source });
    },
  };
}

/** Serves the package's page in one file, which is built first if it has not been. */
export function framed(root: string): Plugin {
  const file = join(root, 'dist', framePage);
  async function read(): Promise<Buffer> {
    if (!existsSync(file)) await runTool(root, 'rollup/dist/bin/rollup', '-c', '--configPage');
    return readFile(file);
  }
  return {
    name: 'framed',
    configureServer(server) {
      server.middlewares.use(`/${framePage}`, (_request, response, next) => {
        read().then((page) => response.setHeader('Content-Type', 'text/html').end(page), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: framePage, source: await read() });
    },
  };
}

/** The package's licence, and that of the typeface, which goes wherever the typeface goes. */
async function licences(root: string): Promise<string> {
  const files = ['LICENSE', 'node_modules/@fontsource-variable/figtree/LICENSE'];
  const [own, typeface] = await Promise.all(
    files.map((file) => readFile(join(root, file), 'utf8')),
  );
  return `${own}\n----\n\nThe typeface of these pages, Figtree, is no part of the package:\n\n${typeface}`;
}

/** Adds the files that no bundler can follow to: those named by a template, and those for other sites. */
export function files(folder: string): Plugin {
  return {
    name: 'files',
    async generateBundle() {
      for (const kind of ['tiles', 'pictures']) {
        for (const file of await readdir(join(folder, kind))) {
          const source = await readFile(join(folder, kind, file));
          this.emitFile({ type: 'asset', fileName: `${kind}/${file}`, source });
        }
      }
      const root = join(folder, '..');
      const texts = { 'licence.txt': licences(root), [paperHere]: readFile(join(root, paper)) };
      for (const [fileName, text] of Object.entries(texts)) {
        this.emitFile({ type: 'asset', fileName, source: await text });
      }
    },
  };
}

/**
 * Served for development, the pages print as little as built: the server's own script hands what it would print to a
 * function that does nothing with it, and may connect where a page's policy forbids every connection.
 */
export function quiet(): Plugin {
  return {
    name: 'quiet',
    apply: 'serve',
    transform: (code, id) =>
      id.includes('/vite/dist/client/') ? code.replaceAll('console.debug', 'void Array.of') : null,
    transformIndexHtml: (html) =>
      html.replace("content=\"default-src 'none';", "$& connect-src 'self' ws:;"),
  };
}

/** Runs a program of `node_modules`. */
const runTool = (root: string, tool: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...options], {
    cwd: root,
  });

const manifestId = 'game-2048-element/custom-elements.json';

/** The package's manifest, made from the source and the built element. */
export function manifest(root: string): Plugin {
  const id = join(root, 'custom-elements.json');
  return {
    name: 'manifest',
    enforce: 'pre',
    resolveId: (source) => (source === manifestId ? id : null),
    async load(loaded) {
      if (loaded !== id) return null;
      if (!existsSync(join(root, 'dist/element.js')))
        await runTool(root, 'vite/bin/vite.js', 'build');
      await runTool(root, '@custom-elements-manifest/analyzer/cem.js', 'analyze');
      return readFile(id, 'utf8');
    },
  };
}
