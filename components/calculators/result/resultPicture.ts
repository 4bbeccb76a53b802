import { percentageOf } from '@/lib/money/amount';
import type { BarTone } from '@/lib/money/breakdown';
import type { Bar, ResultPicture } from './resultModel';

/** Side length in px. A square, because messaging apps show it uncropped. */
const SIDE = 1080;

/** Height of a border and of the stripes between the first two borders, in px. */
const BORDER = 56;
const STRIPES_HEIGHT = 336;

/** Colours of the background and of the texts below the stripes. */
const INK = '#15183F';
const WHITE = '#FFFFFF';
const AMBER = '#F6B420';

/** The stripes of a bar, in px of the image. A single stripe fills the width if there is no bar. */
export function stripesOf(bar: Pick<Bar, 'parts' | 'scale'> | undefined) {
  const stripes: { tone: BarTone; x: number; width: number }[] = [];
  let x = 0;
  for (const { tone, amount } of bar?.parts ?? []) {
    const width = Math.round((percentageOf(amount, bar?.scale ?? 0) * SIDE) / 100);
    stripes.push({ tone, x, width });
    x += width;
  }
  return x > 0 ? stripes : [{ tone: 'action' as const, x: 0, width: SIDE }];
}

/** The stripes as SVG. They use the page's patterns (BarPatterns) at twice their size, and each starts with a whole repeat. */
function stripesSvg(bar: Bar | undefined): string {
  const patterns = document.getElementById('bar-patterns')?.innerHTML ?? '';
  const rect = (tone: string, x: number, y: number, width: number, height: number) =>
    `<g transform="translate(${x / 2} ${y / 2})"><rect width="${width / 2}" height="${height / 2}" fill="url(#bar-${tone})"/></g>`;
  const borders = [0, BORDER + STRIPES_HEIGHT, SIDE - BORDER].map((y) => rect('border', 0, y, SIDE, BORDER));
  const stripes = stripesOf(bar).map(({ tone, x, width }) => rect(tone, x, BORDER, width, STRIPES_HEIGHT));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE / 2} ${SIDE / 2}">${patterns}${borders.join('')}${stripes.join('')}</svg>`;
}

/** Draws a centred line of text, in a smaller font if it would not fit the image. */
function drawLine(context: CanvasRenderingContext2D, text: string, y: number, font: [weight: number, size: number]) {
  const [weight, size] = font;
  const family = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily;
  context.font = `${weight} ${size}px ${family}`;
  const fitting = Math.min(1, (SIDE - 2 * BORDER) / context.measureText(text).width);
  context.font = `${weight} ${size * fitting}px ${family}`;
  context.fillText(text, SIDE / 2, y);
}

/** Draws a result: its bar as stripes between borders, then the amount, a proverb and the firm's name. Runs on the device. */
export async function drawResultPicture({ bar, label, amount, detail, proverb, firm }: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = INK;
  context.fillRect(0, 0, SIDE, SIDE);
  const stripes = new Image();
  stripes.src = `data:image/svg+xml,${encodeURIComponent(stripesSvg(bar))}`;
  await stripes.decode();
  context.drawImage(stripes, 0, 0);

  context.textAlign = 'center';
  context.fillStyle = WHITE;
  drawLine(context, label, 530, [400, 40]);
  drawLine(context, amount, 660, [660, 128]);
  drawLine(context, detail, 740, [400, 40]);
  context.fillStyle = AMBER;
  drawLine(context, proverb.toUpperCase(), 860, [660, 52]);
  context.fillStyle = WHITE;
  drawLine(context, firm, 960, [660, 40]);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png');
  });
}
