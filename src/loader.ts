/** The files that register the tags, beside this one. */
const files: Readonly<Record<string, string>> = {
  'game-2048': './game-2048.min.js',
  'game-2048-replay': './game-2048-replay.min.js',
  'game-2048-records': './game-2048-records.min.js',
};

const tags = Object.keys(files);
const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join();

const addressOf = (file: string): string => new URL(file, import.meta.url).href;

/** With `?load=touch` in this script's address: what games wait by for their first touch, where a still board stands. */
const still =
  new URL(import.meta.url).searchParams.get('load') === 'touch'
    ? (import(addressOf('./game-2048-still.min.js')) as Promise<typeof import('./still/index.js')>)
    : undefined;

async function fetchFor(tag: string): Promise<void> {
  const file = files[tag];
  if (file && !customElements.get(tag)) await import(addressOf(file));
}

const nearObserver = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void fetchFor(target.localName);
  },
  { rootMargin: '100%' },
);

const additionObserver = new MutationObserver((changes) => {
  for (const { target } of changes) watch((target.parentNode ?? target) as ParentNode);
});

/**
 * Whether nothing needs a game before it is touched: it does not play by itself, is no field, and nothing follows it. Where
 * arrow buttons stand depends on the window, so no still board has them.
 */
function mayWait(element: Element): boolean {
  const id = CSS.escape(element.id);
  const followers = `[commandfor="${id}"],game-2048-records[for="${id}"]`;
  return (
    element.matches(
      'game-2048:not([autofocus],[autoplay],[name],[keys="page"],[swipe="page"],[controls~="directions"])',
    ) && !(id && (element.getRootNode() as ParentNode).querySelector(followers))
  );
}

function watch(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(undefinedTags)) {
    const loadWhenNear = (): void => nearObserver.observe(element);
    if (!still || !mayWait(element)) loadWhenNear();
    else if (!element.shadowRoot && !element.childElementCount)
      still.then(({ showStill }) => showStill(element), loadWhenNear);
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
  additionObserver.observe(what, {
    ...{ childList: true, subtree: true },
    ...(still && { attributeFilter: ['autoplay', 'name', 'keys', 'swipe', 'commandfor', 'for'] }),
  });
  watch(what);
}

void load(document);

for (const type of ['focusin', 'click'])
  addEventListener(type, (event) => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const element = path.find((node) => node.matches(undefinedTags));
    if (element) void fetchFor(element.localName);
  });

if (still)
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    // What the page shows in its tags need not take the focus: for who goes by keys, those games load when they come near.
    for (const { parentElement } of document.querySelectorAll('game-2048:not(:defined) > *'))
      if (parentElement) nearObserver.observe(parentElement);
  });

void Promise.all(tags.map((tag) => customElements.whenDefined(tag))).then(() => {
  nearObserver.disconnect();
  additionObserver.disconnect();
});

if (customElements.get('game-2048')) {
  console.warn('game-2048.loader.js: <game-2048> is loaded already, the loader is not needed');
}
