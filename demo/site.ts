/** What all pages share: the viewer of their source, buttons that copy, and the link to the board. */

const keywords =
  /\b(?:import|export|from|const|let|function|return|if|else|for|of|in|new|class|async|await|throw|try|catch|type|interface|extends|readonly|void|typeof|as|true|false|null|undefined)\b/;
const comment = /\/\*[^]*?\*\/|(?<![:'"])\/\/[^\n]*|<!--[^]*?-->/;
const text = /'(?:\\.|[^'\n\\])*'|"(?:\\.|[^"\n\\])*"|`(?:\\.|[^`\\])*`/;
const tag = /<\/?[a-z][\w-]*/;

/** What a language has to be told apart, in the order of precedence. */
const languages: Record<string, readonly (readonly [string, RegExp])[]> = {
  html: [
    ['comment', /<!--[^]*?-->/],
    ['text', /"[^"\n]*"/],
    ['tag', tag],
  ],
  css: [
    ['comment', /\/\*[^]*?\*\//],
    ['tag', /--[\w-]+|[\w-]+(?=:\s)/],
  ],
  ts: [
    ['comment', comment],
    ['text', text],
    ['keyword', keywords],
  ],
};

/** Colours a source without changing it: ranges over its text, which style sheet names. */
function paint(code: Element): void {
  const kinds = languages[code.getAttribute('data-language') ?? ''];
  const node = code.firstChild;
  if (!kinds || !node?.textContent) return;
  const pattern = new RegExp(kinds.map(([, { source }]) => `(${source})`).join('|'), 'g');
  for (const match of node.textContent.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex(Boolean)]?.[0];
    if (!kind) continue;
    const range = new StaticRange({
      startContainer: node,
      startOffset: match.index,
      endContainer: node,
      endOffset: match.index + match[0].length,
    });
    const highlight = CSS.highlights.get(kind) ?? new Highlight();
    highlight.add(range);
    CSS.highlights.set(kind, highlight);
  }
}

/** Copies what stands in the field or block that a button belongs to, and says so on the button. */
async function copyFor(button: HTMLButtonElement): Promise<void> {
  const source =
    document.getElementById(button.dataset['copy'] ?? '') ??
    button.closest('.file')?.querySelector('code');
  if (!source) return;
  const copied = source instanceof HTMLInputElement ? source.value : source.textContent;
  const label = (button.dataset['label'] ??= button.textContent);
  try {
    await navigator.clipboard.writeText(copied);
    button.textContent = 'Copied';
  } catch {
    // No clipboard for pages that are not served securely: selected, one key copies it.
    if (source instanceof HTMLInputElement) source.select();
    else getSelection()?.selectAllChildren(source);
    button.textContent = 'Selected';
  }
  setTimeout(() => (button.textContent = label), 1500);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button[data-copy]');
  if (button instanceof HTMLButtonElement) void copyFor(button);
});

// A board is no target of a link: its focus goes to a part of it.
for (const link of document.querySelectorAll<HTMLElement>('[data-skip]')) {
  link.addEventListener('click', (event) => {
    const board = document.querySelector<HTMLElement>(link.dataset['skip'] ?? '');
    if (!board) return;
    event.preventDefault();
    board.focus();
  });
}

/** The column of a board, which may stick while the others scroll. */
const columnOf = (board: EventTarget | null): HTMLElement | null =>
  board instanceof Element ? board.closest('.stays, #shown') : null;

// A finished game is watched below its board: the column has to scroll, from where it stands now.
document.addEventListener('watch', ({ target }) => {
  const column = columnOf(target);
  if (!column) return;
  const { top } = column.getBoundingClientRect();
  column.style.position = 'static';
  scrollBy({ top: column.getBoundingClientRect().top - top, behavior: 'instant' });
});
document.addEventListener('new-game', ({ target }) => {
  columnOf(target)?.style.removeProperty('position');
});

const viewer = document.querySelector<HTMLDetailsElement>('details.source');
viewer?.addEventListener('toggle', () => viewer.querySelectorAll('code').forEach(paint), {
  once: true,
});
