import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** The pages in the order of the navigation. */
export const pages = [
  { file: 'index.html', name: 'Playground' },
  { file: 'article.html', name: 'Article' },
  { file: 'daily.html', name: 'Daily' },
  { file: 'replay.html', name: 'Replay' },
  { file: 'course.html', name: 'Course' },
  { file: 'themes.html', name: 'Themes' },
  { file: 'computer.html', name: 'Computer' },
  { file: 'form.html', name: 'Form' },
  { file: 'strict.html', name: 'Strict' },
] as const;

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
  const links = pages.map(({ file, name }) => {
    const here = file === current ? ' aria-current="page"' : '';
    return `<li><a href="${file}"${here}>${name}</a></li>`;
  });
  return `<a class="skip" href="#main">Skip to the page</a>
    <header class="site-header">
      <a class="home" href="index.html"><img src="favicon.svg" alt="" width="28" height="28" />&lt;game-2048&gt;</a>
      <nav aria-label="Pages"><ul>${links.join('')}</ul></nav>
    </header>`;
}

function footer(sources: readonly SourceFile[]): string {
  const files = sources.map(
    ({ name, text }) => `<section class="file" aria-label="${name}">
      <div class="file-head"><h3>${name}</h3><button type="button" class="quiet small" data-copy>Copy</button></div>
      <pre tabindex="0" role="group" aria-label="Source of ${name}"><code data-language="${name.replace(/.*\./, '')}">${escape(text)}</code></pre>
    </section>`,
  );
  return `<footer class="site-footer">
      <details class="source">
        <summary><h2>The whole source of this page</h2></summary>
        <p class="note">As it stands in the files. All pages share <code>site.css</code>, their look, and
          <code>site.ts</code>, this viewer; both are shown on the <a href="index.html">playground</a>.</p>
        ${files.join('\n')}
      </details>
    </footer>`;
}

/** Puts heading, navigation and the page's own source around each page. */
export function frame(): Plugin {
  return {
    name: 'frame',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { filename }) =>
        html
          .replace(/<body[^>]*>/, (body) => `${body}\n    ${header(basename(filename))}`)
          .replace(
            '</body>',
            footer(await sourcesOf(filename)).replaceAll('$', '$$$$') + '\n  </body>',
          ),
    },
  };
}

/** Adds the tile pictures, which pages name by a template that no bundler can follow. */
export function pictures(folder: string): Plugin {
  return {
    name: 'pictures',
    async generateBundle() {
      for (const file of await readdir(join(folder, 'tiles'))) {
        const source = await readFile(join(folder, 'tiles', file));
        this.emitFile({ type: 'asset', fileName: `tiles/${file}`, source });
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

const manifestId = 'game-2048-element/custom-elements.json';

/** The package's manifest, made from the source and the built element. */
export function manifest(root: string): Plugin {
  const id = join(root, 'custom-elements.json');
  const run = (tool: string, ...options: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...options], {
      cwd: root,
    });
  return {
    name: 'manifest',
    enforce: 'pre',
    resolveId: (source) => (source === manifestId ? id : null),
    async load(loaded) {
      if (loaded !== id) return null;
      if (!existsSync(join(root, 'dist/element.js'))) await run('vite/bin/vite.js', 'build');
      await run('@custom-elements-manifest/analyzer/cem.js', 'analyze');
      return readFile(id, 'utf8');
    },
  };
}
