import { relativePath } from './relativePath.ts';
import { type Line, openTypeface, outlineOf } from './typeface.ts';

/** Font settings of the name beside the mark. */
const CUT = { wght: 720, wdth: 116, tracking: -20 };

/** Box of the word in the logo of 185 by 49.5: right of the mark, on its baseline. */
const BOX = { left: 60.67, right: 185, baseline: 28 };
/** Font size of a word that fits, in units of the box. */
const FULL_SIZE = 33;
/** A name that would be smaller on one line is set on two. */
const LEAST_ON_ONE_LINE = 18;
/** Size of two lines, and their distance. */
const TWO_LINES = { size: 16.5, distance: 14.6 };

/** Returns the largest size at which a line fits the box. */
const fittingSize = ({ width }: Line) => ((BOX.right - BOX.left) * 1000) / width;

/** Returns every way to break a name into two lines. */
function breaks(name: string): [string, string][] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

/**
 * Draws the firm's name as SVG path data, for pictures, which cannot load the site's typeface. A long name is smaller,
 * or on two lines.
 *
 * @throws Error if the typeface lacks a letter
 */
export async function drawWord(name: string): Promise<string> {
  const setLine = await openTypeface(name, CUT);
  const line = setLine(name);
  const size = Math.min(FULL_SIZE, fittingSize(line));
  const drawn = (one: Line, at: number, letters: number) =>
    relativePath(outlineOf(one, { left: BOX.left, baseline: at, size: letters }));
  if (size >= LEAST_ON_ONE_LINE) return drawn(line, BOX.baseline, size);
  const pairs = breaks(name).map((pair) => pair.map(setLine));
  const sizes = pairs.map((lines) => Math.min(TWO_LINES.size, ...lines.map(fittingSize)));
  const largest = Math.max(size, ...sizes);
  const lines = pairs[sizes.indexOf(largest)] ?? [line];
  return lines
    .map((part, index) => drawn(part, BOX.baseline - (lines.length - 1 - index) * TWO_LINES.distance, largest))
    .join('');
}
