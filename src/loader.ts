/** The files that register the tags, beside this one. */
const files: Readonly<Record<string, string>> = {
  'game-2048': './game-2048.min.js',
  'game-2048-replay': './game-2048-replay.min.js',
  'game-2048-records': './game-2048-records.min.js',
};

const tags = Object.keys(files);
const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join();

async function fetchFor(tag: string): Promise<void> {
  const file = files[tag];
  if (file && !customElements.get(tag)) await import(new URL(file, import.meta.url).href);
}

const nearObserver = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void fetchFor(target.localName);
  },
  { rootMargin: '100%' },
);

const additionObserver = new MutationObserver((changes) => {
  for (const { target } of changes) watch(target as Element);
});

function watch(root: ParentNode): void {
  for (const element of root.querySelectorAll(undefinedTags)) {
    nearObserver.observe(element);
    // A record book comes with its board, wherever it stands: else it would hear nothing.
    const tag = element.localName;
    const isBook = tag === 'game-2048-records';
    if (isBook) void customElements.whenDefined('game-2048').then(() => fetchFor(tag));
  }
}

/**
 * Fetches the file that defines a tag at once. Or looks for tags in a shadow root, which the loader does not do by
 * itself: their files are fetched when the tags come within one viewport of view, or get the focus, as in the
 * document.
 * @param what `game-2048`, `game-2048-replay`, `game-2048-records`, a document or a shadow root
 * @throws (the promise rejects) if the file cannot be fetched, or RangeError for another tag. The next call tries
 *   again, but some browsers never fetch a failed file again on the same page.
 */
export async function load(what: string | Document | ShadowRoot): Promise<void> {
  if (typeof what === 'string') {
    if (!Object.hasOwn(files, what))
      throw new RangeError(`tag must be ${tags.join(' or ')}, not ${what}`);
    return fetchFor(what);
  }
  additionObserver.observe(what, { childList: true, subtree: true });
  watch(what);
}

void load(document);

addEventListener('focusin', (event) => {
  const [target] = event.composedPath();
  const element = target instanceof Element && target.closest(undefinedTags);
  if (element) void fetchFor(element.localName);
});

void Promise.all(tags.map((tag) => customElements.whenDefined(tag))).then(() => {
  nearObserver.disconnect();
  additionObserver.disconnect();
});

if (customElements.get('game-2048')) {
  console.warn('game-2048.loader.js: <game-2048> is loaded already, the loader is not needed');
}
