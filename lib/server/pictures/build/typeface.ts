import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The site's own typeface. */
const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** A glyph's outline and its position on the line, in thousandths of the size. */
type Glyph = { outline: string; left: number };

/** Glyphs of a line, the start of the first one, and the width to the end of the last. */
export type Line = { glyphs: Glyph[]; start: number; width: number };

/** Position of a line in a picture, and its font size. */
type Place = { left: number; baseline: number; size: number };

/** Weight, width and letter spacing, the last in thousandths of the size. */
type Cut = { wght: number; wdth: number; tracking: number };

const POINT = /(-?[\d.]+),(-?[\d.]+)/g;
const xsOf = (outline: string) => [...outline.matchAll(POINT)].map(([, x]) => Number(x));

/**
 * Opens the typeface for a set of letters.
 *
 * @param letters a text with every letter
 * @returns sets a line with kerning; throws if the typeface lacks a letter
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

/** Returns the outlines of a line at a position, as SVG path data with absolute coordinates. */
export function outlineOf({ glyphs, start }: Line, { left, baseline, size }: Place): string {
  const place = (x: number, y: number) =>
    `${(left + ((x - start) * size) / 1000).toFixed(2)} ${(baseline - (y * size) / 1000).toFixed(2)}`;
  return glyphs
    .map((glyph) => glyph.outline.replace(POINT, (_, x, y) => place(Number(x) + glyph.left, Number(y))))
    .join('');
}
