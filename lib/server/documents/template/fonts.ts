import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charactersOf } from '../../../text/unicodeRange.ts';

/** The site's Latin characters: Basic Latin, Latin-1, the vowels of Kikuyu names, and punctuation. */
const RANGE =
  'U+0020-007E, U+00A0-00FF, U+0128-0129, U+0152-0153, U+0168-0169, U+2010-2015, U+2018-201D, U+2022, U+2026, U+20AC, U+2212';

/** Static instances, because Chromium embeds a variable font as glyph drawings, a static one as searchable TrueType. */
const FONT_CUTS = [
  { family: 'Document', weight: 400, axes: { wght: 400, wdth: 100 } },
  { family: 'Document', weight: 600, axes: { wght: 600, wdth: 100 } },
  { family: 'Document Heading', weight: 660, axes: { wght: 660, wdth: 111 } },
] as const;

/** Builds the @font-face rules of every document, with the fonts as data URLs. */
export async function makeFontFaces(): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  );
  const source = readFileSync(file);
  const rules = FONT_CUTS.map(async ({ family, weight, axes }) => {
    const bytes = await subsetFont(source, charactersOf(RANGE), { targetFormat: 'truetype', variationAxes: axes });
    const url = `data:font/ttf;base64,${Buffer.from(bytes).toString('base64')}`;
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${url}) format('truetype')}`;
  });
  return (await Promise.all(rules)).join('\n');
}
