import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Latin as the site sets it: Basic Latin, Latin-1, the vowels of Kikuyu names, and punctuation. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x128, 0x129],
  [0x152, 0x153],
  [0x168, 0x169],
  [0x2010, 0x2015],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const;

/**
 * Instances with one weight and one width each: a browser embeds a variable font glyph by glyph as drawings,
 * a static one as the TrueType that readers can search and copy.
 */
export const FONT_CUTS = [
  { family: 'Document', weight: 400, axes: { wght: 400, wdth: 100 } },
  { family: 'Document', weight: 600, axes: { wght: 600, wdth: 100 } },
  { family: 'Document Heading', weight: 660, axes: { wght: 660, wdth: 111 } },
] as const;

const charactersOf = () =>
  CHARACTERS.map(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join(''),
  ).join('');

/** The @font-face rules of every document, with the fonts themselves inside them. */
export async function makeFontFaces(): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  );
  const source = readFileSync(file);
  const rules = FONT_CUTS.map(async ({ family, weight, axes }) => {
    const bytes = await subsetFont(source, charactersOf(), { targetFormat: 'truetype', variationAxes: axes });
    const address = `data:font/ttf;base64,${Buffer.from(bytes).toString('base64')}`;
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${address}) format('truetype')}`;
  });
  return (await Promise.all(rules)).join('\n');
}
