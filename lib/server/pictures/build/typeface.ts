import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The site's own typeface. */
const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** A glyph's outline with its place on the line, in thousandths of the size. */
type Glyph = { outline: string; left: number };

/** Glyphs of a line, where the first one begins, and the width from there to the end of the last. */
export type Line = { glyphs: Glyph[]; start: number; width: number };

/** Where a line stands in a picture, and the size of its letters. */
type Place = { left: number; baseline: number; size: number };

/** Weight and width of the letters, and the space that they want more or less, in thousandths of their size. */
type Cut = { wght: number; wdth: number; tracking: number };

const POINT = /(-?[\d.]+),(-?[\d.]+)/g;
const xsOf = (outline: string) => [...outline.matchAll(POINT)].map(([, x]) => Number(x));

/**
 * Opens the typeface for texts made of some letters.
 *
 * @param letters a text that holds every letter
 * @returns sets a line as a typesetter would, with kerning; throws where the typeface lacks a letter
 */
export async function openTypeface(letters: string, { tracking, ...cut }: Cut): Promise<(text: string) => Line> {
  const ttf = await subsetFont(readFileSync(SOURCE), letters, { targetFormat: 'sfnt', variationAxes: cut });
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(ttf).buffer)));
  return (text) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    const infos = buffer.getGlyphInfos();
    const missing = infos.find(({ codepoint }) => codepoint === 0);
    if (missing) throw new Error(`The typeface has no letter for '${[...text.slice(missing.cluster)][0]}'.`);
    let left = 0;
    const glyphs = infos.map(({ codepoint }, index) => {
      const glyph = { outline: font.glyphToPath(codepoint), left };
      left += (positions[index]?.xAdvance ?? 0) + tracking;
      return glyph;
    });
    const xs = glyphs.flatMap(({ outline, left: at }) => xsOf(outline).map((x) => x + at));
    const start = Math.min(...xs);
    return { glyphs, start, width: Math.max(...xs) - start };
  };
}

/** The outlines of a line at its place, as SVG path data with absolute coordinates. */
export function outlineOf({ glyphs, start }: Line, { left, baseline, size }: Place): string {
  const place = (x: number, y: number) =>
    `${(left + ((x - start) * size) / 1000).toFixed(2)} ${(baseline - (y * size) / 1000).toFixed(2)}`;
  return glyphs
    .map((glyph) => glyph.outline.replace(POINT, (_, x, y) => place(Number(x) + glyph.left, Number(y))))
    .join('');
}
