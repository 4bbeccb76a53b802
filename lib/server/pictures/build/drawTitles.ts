import { relativePath } from './relativePath.ts';
import { type Line, openTypeface, outlineOf } from './typeface.ts';

/** Font settings of a title. */
const CUT = { wght: 700, wdth: 100, tracking: -10 };

/** Box of a title in its picture, in pixels. */
const TITLE_BOX = { left: 72, top: 150, width: 600, height: 390 };

/** Font sizes of a title; the largest that fits is used. The note has a fixed size. */
const SIZES = [72, 64, 56, 50, 44, 38, 33];
const NOTE_SIZE = 26;
/** Line height, relative to the size. */
const LEADING = 1.14;
/** Cap height, relative to the size. */
const CAPITALS = 0.7;

/** A title in a picture, and a note below it. */
export type PictureTitle = { title: string; note?: string };

/** The outlines of a title and of its note, as SVG path data. */
export type DrawnTitle = { title: string; note: string };

type SetLine = (text: string) => Line;

const widthAt = ({ width }: Line, size: number) => (width * size) / 1000;

/** Breaks a text into lines that fit the box; undefined if a word is wider. */
function linesAt(text: string, size: number, setLine: SetLine): Line[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const fits = lines.length > 0 && widthAt(setLine(longer), size) <= TITLE_BOX.width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const set = lines.map(setLine);
  return set.every((line) => widthAt(line, size) <= TITLE_BOX.width) ? set : undefined;
}

function drawTitle({ title, note }: PictureTitle, setLine: SetLine): DrawnTitle {
  const { left, top, width, height } = TITLE_BOX;
  const noteHeight = note ? NOTE_SIZE * 2 : 0;
  for (const size of SIZES) {
    const lines = linesAt(title, size, setLine);
    const needed = (lines?.length ?? 0) * size * LEADING + noteHeight;
    if (!lines || needed > height) continue;
    const first = top + (height - needed) / 2 + size * CAPITALS;
    const outlines = lines.map((line, at) => outlineOf(line, { left, baseline: first + at * size * LEADING, size }));
    const below = first + (lines.length - 1) * size * LEADING + NOTE_SIZE * 2;
    const noteLine = note && setLine(note);
    const noteSize = noteLine ? Math.min(NOTE_SIZE, (width * 1000) / noteLine.width) : NOTE_SIZE;
    return {
      title: relativePath(outlines.join('')),
      note: noteLine ? relativePath(outlineOf(noteLine, { left, baseline: below, size: noteSize })) : '',
    };
  }
  throw new Error(`'${title}' is too long for its picture: at most some 150 letters.`);
}

/**
 * Draws titles as outlines, each as large as its box allows.
 *
 * @throws Error if a title is too long, or the typeface lacks a letter
 */
export async function drawTitles(titles: readonly PictureTitle[]): Promise<DrawnTitle[]> {
  const letters = titles.map(({ title, note = '' }) => title + note).join('');
  const setLine = await openTypeface(letters, CUT);
  return titles.map((title) => drawTitle(title, setLine));
}
