/** The files that register the tags, beside this one. */
const files: Readonly<Record<string, string>> = {
  'game-2048': './game-2048.min.js',
  'game-2048-replay': './game-2048-replay.min.js',
};

const undefinedTags = Object.keys(files)
  .map((tag) => `${tag}:not(:defined)`)
  .join();

/**
 * Fetches the file that defines a tag. This also happens automatically when such a tag comes within one viewport of
 * view, or gets the focus.
 *
 * @param tag `game-2048` or `game-2048-replay`
 * @throws (the promise rejects) if the file cannot be fetched; the next call tries again
 */
export async function load(tag: string): Promise<void> {
  const file = files[tag];
  if (file && !customElements.get(tag)) await import(new URL(file, import.meta.url).href);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) void load(target.localName);
  },
  { rootMargin: '100%' },
);

/** Watches the tags that are not defined yet. Called again whenever nodes are added. */
function watch(): void {
  for (const tag of document.querySelectorAll(undefinedTags)) near.observe(tag);
}

new MutationObserver(watch).observe(document, { childList: true, subtree: true });
watch();

addEventListener('focusin', ({ target }) => {
  const tag = target instanceof Element && target.closest(undefinedTags);
  if (tag) void load(tag.localName);
});

if (customElements.get('game-2048')) {
  console.warn('game-2048.loader.js: <game-2048> is loaded already, the loader is not needed');
}
