/** The page's element of that kind; an error where it has none. */
export function find<Kind extends Element = HTMLElement>(
  selector: string,
  kind?: abstract new () => Kind,
): Kind {
  const found = document.querySelector(selector);
  if (found instanceof (kind ?? HTMLElement)) return found as Kind;
  throw new Error(`the page has no ${selector}`);
}
