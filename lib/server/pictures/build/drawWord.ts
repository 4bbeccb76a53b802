import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { relativePath } from './relativePath.ts';

/** The site's own typeface, in the cut of the name beside the mark. */
const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const CUT = { wght: 720, wdth: 116 };

/** Where the word stands in the logo's box of 185 by 49.5: right of the mark, on the line that the mark's foot is on. */
const BOX = { left: 60.67, right: 185, baseline: 28 };
/** Size of the letters of a word that fits, in units of the box. */
const FULL_SIZE = 33;
/** A name that would be smaller than this on one line is set on two. */
const LEAST_ON_ONE_LINE = 18;
/** Size of two lines, and the way from one to the other. */
const TWO_LINES = { size: 16.5, distance: 14.6 };
/** Smaller letters are not read in the header. */
const LEAST_SIZE = 10;
/** Space that letters of this size want less, in thousandths of their size. */
const TRACKING = -20;

/** A glyph's outline with its place on the line, in thousandths of the size. */
type Glyph = { outline: string; left: number };

/** Glyphs of a line, where the first one begins, and the width from there to the end of the last. */
type Line = { glyphs: Glyph[]; start: number; width: number };

/** Sets a line as a typesetter would, with kerning. */
function setLine(text: string, ttf: Uint8Array): Line {
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(ttf).buffer)));
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const infos = buffer.getGlyphInfos();
  const missing = infos.find(({ codepoint }) => codepoint === 0);
  if (missing) {
    throw new Error(
      `The typeface has no letter for '${[...text.slice(missing.cluster)][0]}'. Put outlines of your own into mark.word of content/firm.json, and the name into mark.wordName.`,
    );
  }
  let left = 0;
  const glyphs = infos.map(({ codepoint }, index) => {
    const glyph = { outline: font.glyphToPath(codepoint), left };
    left += (positions[index]?.xAdvance ?? 0) + TRACKING;
    return glyph;
  });
  const xs = glyphs.flatMap(({ outline, left: at }) => pointsOf(outline).map(([x]) => x + at));
  const start = Math.min(...xs);
  return { glyphs, start, width: Math.max(...xs) - start };
}

const POINT = /(-?[\d.]+),(-?[\d.]+)/g;
const pointsOf = (outline: string) => [...outline.matchAll(POINT)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** Largest size at which a line fits into the box. */
const fittingSize = ({ width }: Line) => ((BOX.right - BOX.left) * 1000) / width;

/** Every way to break a name into two lines. */
function breaks(name: string): [string, string][] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

function outlineOf({ glyphs, start }: Line, size: number, baseline: number): string {
  const place = (x: number, y: number) =>
    `${(BOX.left + ((x - start) * size) / 1000).toFixed(2)} ${(baseline - (y * size) / 1000).toFixed(2)}`;
  const outlines = glyphs.map(({ outline, left }) =>
    outline.replace(POINT, (_, x, y) => place(Number(x) + left, Number(y))),
  );
  return relativePath(outlines.join(''));
}

/**
 * Draws the firm's name as SVG path data for mark.word of content/firm.json. A long name is set smaller, or on two lines.
 *
 * @throws Error that says what to do where the typeface lacks a letter, or the name is too long to be read
 */
export async function drawWord(name: string): Promise<string> {
  const ttf = await subsetFont(readFileSync(SOURCE), name, { targetFormat: 'sfnt', variationAxes: CUT });
  const line = setLine(name, ttf);
  const size = Math.min(FULL_SIZE, fittingSize(line));
  if (size >= LEAST_ON_ONE_LINE) return outlineOf(line, size, BOX.baseline);
  const pairs = breaks(name).map((pair) => pair.map((text) => setLine(text, ttf)));
  const sizes = pairs.map((lines) => Math.min(TWO_LINES.size, ...lines.map(fittingSize)));
  const largest = Math.max(size, ...sizes);
  if (largest < LEAST_SIZE) {
    throw new Error(`'${name}' is too long for the logo: shorten name in content/firm.json; legalName may be long.`);
  }
  const lines = pairs[sizes.indexOf(largest)] ?? [line];
  return lines
    .map((part, index) => outlineOf(part, largest, BOX.baseline - (lines.length - 1 - index) * TWO_LINES.distance))
    .join('');
}
