import { round } from './shapes.ts';

/** Classes that the page's stylesheet sets in its own font: a saying, or large figures and initials. */
export type WordsClass = 'kanga-words' | 'kanga-figure';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in markup. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/**
 * The one way in which words get into a picture, centred on x with their baseline at y.
 * For inline pictures only: a picture in an <img> cannot load the page's font.
 */
export const textIn = (
  x: number,
  y: number,
  size: number,
  fill: string,
  className: WordsClass,
  words: string,
): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" class="${className}" font-size="${round(size)}" fill="${fill}">${escapeXml(words)}</text>`;
