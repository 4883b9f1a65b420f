import { expect } from '@open-wc/testing';
import { toSVG, type PictureOptions } from 'game-2048-element/picture';

const board = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 8 }, (_, column) => (row + column === 0 ? 0 : 2 ** (row * 8 + column))),
);
const [tileSize, gap] = [100, 12];
const labels =
  'BSc|MMMM|illicit|Vice-chancellor|Assistant professor|大学教授|🦉🦉🦉🦉|محاضر|<b>&|WWWWWWWWWWWW';

/** What a browser adds to the widths of small letters, in units of the picture: WebKitGTK rounds each to whole pixels. */
function roundingIn(svg: SVGSVGElement): number {
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  text.textContent = 'W'.repeat(12);
  svg.append(text);
  const [small, large] = [7.1, 710].map((size) => {
    text.setAttribute('font-size', String(size));
    return text.getComputedTextLength();
  });
  text.remove();
  return Math.max(0, small! - large! / 100);
}

/** A picture as an XML parser reads it, in the page. */
function drawn(options: PictureOptions): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(
    toSVG(board, options),
    'image/svg+xml',
  );
  document.body.append(document.adoptNode(documentElement));
  return documentElement as unknown as SVGSVGElement;
}

describe('toSVG() in a browser', () => {
  afterEach(() => document.querySelectorAll('svg').forEach((svg) => svg.remove()));

  it('is well-formed XML, whatever the labels and the title', () => {
    const evil = '</title>]]>&lt;<!--\0\ud800\uffff"';
    const svg = drawn({ labels: `${evil}|`, title: evil, colors: 'auto', move: 'left' });
    expect(svg.localName).to.equal('svg');
    expect(svg.querySelector('parsererror')).to.equal(null);
    expect(svg.querySelector('title')?.textContent).to.equal('</title>]]>&lt;<!--   "');
  });

  for (const family of ['system-ui', 'DejaVu Sans', 'monospace', 'serif', 'fantasy']) {
    it(`keeps numbers and labels within their tiles in ${family}`, () => {
      for (const text of ['', labels]) {
        const svg = drawn({ labels: text, size: 880 });
        svg.setAttribute('font-family', family);
        const widest = Math.min(97 + roundingIn(svg), tileSize);
        for (const node of svg.querySelectorAll('text')) {
          const { x, width } = node.getBBox();
          const column = (x + width / 2 - gap - tileSize / 2) / (tileSize + gap);
          expect(column, node.textContent).to.be.closeTo(Math.round(column), 0.05);
          expect(width, node.textContent).to.be.below(widest);
        }
      }
    });
  }

  it('draws `auto` in the color scheme of the system', () => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const fills = (colors: PictureOptions['colors']) =>
      Array.from(
        drawn({ colors }).querySelectorAll('[fill]'),
        (node) => getComputedStyle(node).fill,
      );
    const auto = fills('auto');
    expect(auto).not.to.deep.equal([]);
    expect(auto).to.deep.equal(fills(isDark ? 'dark' : 'light'));
  });
});
