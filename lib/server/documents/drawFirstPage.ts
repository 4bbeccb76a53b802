import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { ManifestEntry } from './manifest.ts';
import { CV_PATH } from './printedCv.ts';

/** Twice the width of a page on a phone. */
const WIDTH_PX = 760;

/** Chosen by eye on the smallest print: on a phone as sharp as the page itself. */
const AVIF_QUALITY = 40;

const LIBRARY = join(import.meta.dirname, '../../../node_modules/pdfjs-dist');

/** The canvas factory of pdf.js in Node, missing from its types. */
type Factory = { create(width: number, height: number): { canvas: HTMLCanvasElement } };

/** Checks for a PDF that opens in the viewer: all but the founder's CV. */
export const hasFirstPage = ({ path, pages }: ManifestEntry): boolean => pages !== undefined && path !== CV_PATH;

/**
 * Draws the first page of a PDF as an AVIF picture of about 30 kB.
 *
 * @throws the error of pdf.js if the file is damaged or needs a password
 */
export async function drawFirstPage(bytes: Uint8Array): Promise<Uint8Array> {
  const fonts = { cMapUrl: join(LIBRARY, 'cmaps/'), standardFontDataUrl: join(LIBRARY, 'standard_fonts/') };
  const task = getDocument({ data: new Uint8Array(bytes), ...fonts, verbosity: 0 });
  try {
    const pdf = await task.promise;
    const page = await pdf.getPage(1);
    const viewport = page.getViewport({ scale: WIDTH_PX / page.getViewport({ scale: 1 }).width });
    const height = Math.round(viewport.height);
    const { canvas } = (pdf.canvasFactory as Factory).create(WIDTH_PX, height);
    await page.render({ canvas, viewport }).promise;
    const drawn = canvas.getContext('2d')?.getImageData(0, 0, WIDTH_PX, height);
    if (!drawn) throw new Error('nothing to draw on');
    const picture = sharp(drawn.data, { raw: { width: WIDTH_PX, height, channels: 4 } });
    return await picture.flatten({ background: 'white' }).avif({ quality: AVIF_QUALITY }).toBuffer();
  } finally {
    await task.destroy();
  }
}
