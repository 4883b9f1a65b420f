import { adoptStyles, CSSResult } from 'lit';

/** Adopts style sheets. Each belongs to one document, so outside of this script's own document they are made again. */
export function adoptInto(root: ShadowRoot, styles: readonly (CSSResult | CSSStyleSheet)[]): void {
  const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet;
  // jsdom can construct no style sheets, and draws nothing.
  if (!Sheet || !('replaceSync' in Sheet.prototype)) return;
  if (root.ownerDocument === document) {
    adoptStyles(root, [...styles]);
    return;
  }
  root.adoptedStyleSheets = styles.map((one) => {
    const sheet = new Sheet();
    sheet.replaceSync(cssTextOf(one));
    return sheet;
  });
}

export function cssTextOf(styles: CSSResult | CSSStyleSheet): string {
  if (styles instanceof CSSResult) return styles.cssText;
  return Array.from(styles.cssRules, ({ cssText }) => cssText).join('');
}
