/**
 * `npm run assets`, and a step of every build: subsets the typeface to the characters and axes that the site uses, so that
 * pages load 18 KB instead of 90. Writes the subsets to public/fonts with a content hash in their names, their @font-face
 * rules to _font-faces.generated.scss, and the URLs of preloaded ones to .generated/fonts.json.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { charactersOf, unicodeRangeOf } from '../../text/unicodeRange.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { contentHash } from '../contentHash.ts';
import { writeAtomically } from '../writeAtomically.ts';

const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** Basic Latin, typographic punctuation and the no-break space. */
const BASIC_RANGE = 'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2010-2015, U+2018-201D, U+2022, U+2026, U+2212';
/** The rest of Latin-1, French ligatures, the vowels of Kikuyu names, and the euro sign. */
const EXTENDED_RANGE =
  'U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0128-0129, U+0152-0153, U+0168-0169, U+20AC';

/** Kerning and tabular lining figures. Fractions, ordinals and other features would cost 3 KB. */
const FEATURES = ['kern', 'tnum', 'lnum'];

/** Width of the letters relative to Arial, in percent, measured on English text. */
const FALLBACK_SIZE = { Archivo: 99.4, 'Archivo Heading': 114.6 } as const;

type Axis = number | { min: number; max: number };
type Cut = {
  name: string;
  family: string;
  weight: string;
  range: string;
  axes: { wght: Axis; wdth: Axis };
  isPreloaded: boolean;
};

const BODY = { family: 'Archivo', weight: '400 600', axes: { wght: { min: 400, max: 600 }, wdth: 100 } };
const HEADING = { family: 'Archivo Heading', weight: '660', axes: { wght: 660, wdth: 111 } };

const WORDMARK = { family: 'Archivo Wordmark', weight: '720', axes: { wght: 720, wdth: 116 } };

const CUTS: Cut[] = [
  { name: 'body', ...BODY, range: BASIC_RANGE, isPreloaded: true },
  { name: 'heading', ...HEADING, range: BASIC_RANGE, isPreloaded: true },
  { name: 'wordmark', ...WORDMARK, range: unicodeRangeOf(getFirm('en').name), isPreloaded: true },
  { name: 'body-rest', ...BODY, range: EXTENDED_RANGE, isPreloaded: false },
  { name: 'heading-rest', ...HEADING, range: EXTENDED_RANGE, isPreloaded: false },
];

async function makeCut(source: Buffer, cut: Cut) {
  // A separate constant, because the package's types lack keepFeatures.
  const options = { targetFormat: 'woff2', variationAxes: cut.axes, keepFeatures: FEATURES } as const;
  const bytes = await subsetFont(source, charactersOf(cut.range), options);
  return { ...cut, bytes, href: `/fonts/archivo-${cut.name}-${contentHash(bytes)}.woff2` };
}

const faceRule = ({ family, weight, href, range }: Cut & { href: string }) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: normal;
  font-display: swap;
  src: url('${href}') format('woff2');
  unicode-range: ${range};
}
`;

/** Sizes Arial so that lines have the same length before and after the font loads. */
const fallbackRule = ([family, size]: [string, number]) => `@font-face {
  font-family: '${family} Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: ${size}%;
  ascent-override: ${(87.8 / (size / 100)).toFixed(2)}%;
  descent-override: ${(21 / (size / 100)).toFixed(2)}%;
  line-gap-override: 0%;
}
`;

async function makeFonts() {
  const source = readFileSync(SOURCE);
  const cuts = await Promise.all(CUTS.map((cut) => makeCut(source, cut)));
  rmSync('public/fonts', { recursive: true, force: true });
  mkdirSync('public/fonts', { recursive: true });
  for (const { href, bytes } of cuts) writeFileSync(`public${href}`, bytes);
  const rules = [...cuts.map(faceRule), ...Object.entries(FALLBACK_SIZE).map(fallbackRule)].join('\n');
  // Written atomically, because tests may read the file during a build.
  writeAtomically('components/foundations/_font-faces.generated.scss', rules);
  const preloaded = cuts.filter((cut) => cut.isPreloaded);
  writeAtomically('.generated/fonts.json', JSON.stringify({ preload: preloaded.map(({ href }) => href) }, null, 2));
  const kilobytes = (list: { bytes: Buffer }[]) =>
    (list.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024).toFixed(1);
  console.log(`fonts: ${cuts.length} cuts, ${kilobytes(cuts)} KB, of which ${kilobytes(preloaded)} KB preloaded`);
}

await makeFonts();
