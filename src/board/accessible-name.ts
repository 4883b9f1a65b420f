/** The name that a page gives an element by `aria-labelledby` or `aria-label`; empty if it gives none. */
export function nameFromPage(element: Element): string {
  const own = element.getAttribute('aria-label')?.trim() ?? '';
  return textOf(labelledBy(element)) || own;
}

export function textOf(labels: readonly Node[]): string {
  return labels
    .map((label) => label.textContent?.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}

function labelledBy(element: Element): Node[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/);
  if (!ids) return [];
  const root = element.getRootNode();
  const isTree = (node: Node): node is Document | ShadowRoot => 'getElementById' in node;
  if (!isTree(root)) return [];
  return ids.map((id) => root.getElementById(id)).filter((label) => label !== null);
}
