import { badge } from '@/lib/server/pictures/composition/badge';
import { cover } from '@/lib/server/pictures/composition/cover';
import { favicon, logo, markCard } from '@/lib/server/pictures/composition/mark';
import { person } from '@/lib/server/pictures/composition/person';
import { sharingPictures } from '@/lib/server/pictures/composition/sharing';
import { PALETTE_NAMES } from '@/lib/site/pictureStyle';
import { pictureFaults, rootOf } from '../pictureFaults';
import { sampleContent } from '../sampleContent';

const paths = { ...sampleContent.mark, word: 'M60 5H70V30z' };

const frame = { border: 'teeth', thickness: 32 } as const;
const badges = Array.from({ length: 30 }, (_, i) => badge(`badge-${i}`));
const outlines = { title: 'M0 0h9v9z', note: '' };
const titled = { path: '/calculator/vat', style: { motif: 'mat', palette: 'sea' }, outlines } as const;
const sharing = sharingPictures(paths, sampleContent.services, [titled]);
const brand = [logo(paths, 'white'), logo(paths, 'coloured'), favicon(paths)];

it.each<[string, string[]]>([
  ['people', PALETTE_NAMES.map((palette) => person({ id: 'neema', palette }))],
  ['people in a border', PALETTE_NAMES.map((palette) => person({ id: 'neema', palette, frame }))],
  ['a cover', [cover({ id: 'guide', motif: 'sun', palette: 'sea' })]],
  ['badges', badges],
  ['the brand', brand],
  ['the Open Graph pictures', sharing.map(({ svg }) => svg)],
])('%s are sound SVG', (name, pictures) => {
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictureFaults(pictures.map((markup) => [name, markup]))).toEqual([]);
});

describe('the brand', () => {
  it('is drawn from the paths that it is given, with an amber diamond on ink and a coral one on white', () => {
    for (const markup of brand)
      expect([markup.includes(paths.columns), markup.includes(paths.diamond)]).toEqual([true, true]);
    expect(logo(paths, 'white')).toContain(`d="${paths.diamond}" fill="#F6B420"`);
    expect(logo(paths, 'coloured')).toContain(`d="${paths.diamond}" fill="#E8593F"`);
  });

  it('has round corners in a browser tab, square ones where a phone rounds them, and stands amid its card', () => {
    expect(favicon(paths)).toContain('rx="8"');
    expect(favicon(paths, { hasRoundCorners: false })).not.toContain('rx=');
    expect(markCard(paths, { width: 600, height: 400 }, {})).toContain('translate(228.89 120)');
  });
});

it('the Open Graph pictures are one for the site, each service and each page with a title, 1200 by 630', () => {
  const names = ['default', 'services-audit', 'services-taxation', 'calculator-vat'];
  expect(sharing.map(({ src }) => src)).toEqual(names.map((name) => `/images/og/${name}.png`));
  expect(sharing.filter(({ svg }) => svg.includes(outlines.title))).toHaveLength(1);
  for (const { svg } of sharing) expect(rootOf(svg).getAttribute('viewBox')).toBe('0 0 1200 630');
});
