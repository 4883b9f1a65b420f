import { toSVG } from '../picture/index.js';
import { surfaceColors } from '../board/styles/palette.js';

/** In pixels of the picture: the longer side of the board, the margin, the line above the board, and its baseline. */
const boardSize = 960;
const margin = 40;
const lineHeight = 96;
const baseline = 62;

export interface SharedPicture {
  readonly board: readonly (readonly number[])[];
  readonly text: string;
  readonly labels: string;
  readonly colors: 'light' | 'dark';
}

/** Draws a board, with words above it, as a PNG. @returns null if the browser cannot */
export async function drawPicture(picture: SharedPicture): Promise<File | null> {
  const { board, text, labels, colors } = picture;
  const svg = toSVG(board, { labels, colors });
  const [, columns = 0, rows = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const scale = boardSize / Math.max(columns, rows);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(columns * scale, boardSize) + 2 * margin;
  canvas.height = lineHeight + rows * scale + margin;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const color = (name: 'panel' | 'text') => surfaceColors[name][colors === 'dark' ? 1 : 0];
  context.fillStyle = color('panel');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color('text');
  context.textAlign = 'center';
  context.font = '600 44px system-ui,sans-serif';
  // The characters around the text isolate it, so that it runs in its own direction.
  context.fillText(`\u2068${text}\u2069`, canvas.width / 2, baseline, boardSize);
  context.translate((canvas.width - columns * scale) / 2, lineHeight);
  context.scale(scale, scale);
  drawSVG(context, svg);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob && new File([blob], '2048.png', { type: 'image/png' });
}

type Attributes = Readonly<Record<string, string>>;

/** Draws what `toSVG` writes. Loading it as an image would break a strict policy. */
function drawSVG(context: CanvasRenderingContext2D, svg: string): void {
  const groups: Attributes[] = [{}];
  for (const [, end, name, list = '', text = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    const own = Array.from(list.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value]);
    const attributes = { ...groups.at(-1), ...(Object.fromEntries(own) as Attributes) };
    if (name === 'g' && end) groups.pop();
    else if (name === 'g') groups.push(attributes);
    else if (!end) drawShape(context, name, attributes, text);
  }
}

function drawShape(
  context: CanvasRenderingContext2D,
  name: string | undefined,
  attributes: Attributes,
  text: string,
): void {
  const number = (key: string) => Number(attributes[key] ?? 0);
  context.fillStyle = attributes['fill'] ?? '';
  context.globalAlpha = Number(attributes['fill-opacity'] ?? 1);
  context.beginPath();
  if (name === 'rect') {
    context.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  } else if (name === 'circle') {
    context.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  } else if (name === 'text') {
    const words = text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    context.font = `700 ${number('font-size')}px system-ui,sans-serif`;
    const stretch = number('textLength') / context.measureText(words).width || 1;
    context.save();
    context.translate(number('x'), number('y'));
    context.scale(stretch, 1);
    context.fillText(words, 0, 0);
    context.restore();
  }
  context.fill();
}
