import { badge, cover } from '@/lib/server/pictures/composition/cover';
import { favicon, mark, markCard } from '@/lib/server/pictures/composition/mark';
import { person } from '@/lib/server/pictures/composition/person';
import { sharingPictures } from '@/lib/server/pictures/sharing';
import { PALETTE_NAMES } from '@/lib/site/pictureStyle';
import { pictureFaults, rootOf } from '../pictureFaults';

const paths = { columns: 'M0 2H13V40z', diamond: 'M22 2L29 9 22 16z' };
const services = [
  { id: 'audit', icon: 'lens', iconColor: 'tanzanite' },
  { id: 'taxation', icon: 'slice', iconColor: 'red' },
] as const;

const frame = { border: 'teeth', thickness: 32 } as const;
const badges = Array.from({ length: 30 }, (_, i) => badge(`badge-${i}`));
const titled = { path: '/calculator/vat', title: 'How much VAT?', style: { motif: 'mat', palette: 'sea' } } as const;
const sharing = sharingPictures(services, [titled]);
const brand = [mark(paths), favicon(paths)];

it.each<[string, string[]]>([
  ['people', PALETTE_NAMES.map((palette) => person({ id: 'neema', palette }))],
  ['people in a border', PALETTE_NAMES.map((palette) => person({ id: 'neema', palette, frame }))],
  ['a cover', [cover({ id: 'guide', motif: 'sun', palette: 'sea' })]],
  ['badges', badges],
  ['the brand', brand],
  ['the Open Graph pictures', sharing.map(({ svg }) => svg)],
])('%s are valid SVG', (name, pictures) => {
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictureFaults(pictures.map((markup) => [name, markup]))).toEqual([]);
});

describe('the brand', () => {
  it('is drawn from the given paths, with an amber diamond', () => {
    for (const markup of brand)
      expect([markup.includes(paths.columns), markup.includes(paths.diamond)]).toEqual([true, true]);
    expect(mark(paths)).toContain(`d="${paths.diamond}" fill="#F6B420"`);
  });

  it('has round corners in a browser tab, square ones for phones, and is centred on its card', () => {
    expect(favicon(paths)).toContain('rx="8"');
    expect(favicon(paths, { hasRoundCorners: false })).not.toContain('rx=');
    expect(markCard(paths, { width: 600, height: 400 })).toContain('translate(228.89 120)');
  });
});

it('there is one Open Graph picture of 1200 by 630 for the site, each service and each titled page', () => {
  const names = ['default', 'services-audit', 'services-taxation', 'calculator-vat'];
  expect(sharing.map(({ src }) => src)).toEqual(names.map((name) => `/images/og/${name}.png`));
  expect(sharing.map(({ words }) => words.title)).toEqual([undefined, undefined, undefined, titled.title]);
  for (const { svg } of sharing) expect(rootOf(svg).getAttribute('viewBox')).toBe('0 0 1200 630');
});
