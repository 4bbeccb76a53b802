import { badge } from '@/lib/server/pictures/composition/badge';
import { cover } from '@/lib/server/pictures/composition/cover';
import { favicon, logo, logoCard } from '@/lib/server/pictures/composition/mark';
import { person } from '@/lib/server/pictures/composition/person';
import { sharingPictures } from '@/lib/server/pictures/composition/sharing';
import { PALETTE_NAMES } from '@/lib/site/pictureStyle';
import { pictureFaults, rootOf } from '../pictureFaults';
import { sampleContent } from '../sampleContent';

const paths = sampleContent.mark;

describe('a person', () => {
  it('is sound SVG in every palette, with and without a border', () => {
    const frame = { border: 'teeth', thickness: 32 } as const;
    const people = PALETTE_NAMES.flatMap((palette) => [
      [palette, person({ id: 'neema', palette })] as const,
      [`${palette}, framed`, person({ id: 'neema', palette, frame })] as const,
    ]);
    expect(pictureFaults(people)).toEqual([]);
  });

  it('wears a cloth of their own', () => {
    const people = Array.from({ length: 10 }, (_, i) => person({ id: `person-${i}`, palette: 'night' }));
    expect(new Set(people.map((markup) => markup.replace(/k[0-9a-z]+-/g, ''))).size).toBeGreaterThan(5);
  });
});

it('a cover is sound SVG', () => {
  expect(pictureFaults([['cover', cover({ id: 'guide', motif: 'sun', palette: 'sea' })]])).toEqual([]);
});

it('a badge has one of three frames, by seed', () => {
  const badges = new Set(Array.from({ length: 30 }, (_, i) => badge(`badge-${i}`)));
  expect(badges.size).toBe(3);
  expect(pictureFaults([...badges].map((markup) => ['badge', markup]))).toEqual([]);
});

describe('the brand', () => {
  it('is drawn from the paths that it is given', () => {
    for (const markup of [logo(paths, 'white'), logo(paths, 'coloured'), favicon(paths)]) {
      expect(pictureFaults([['brand', markup]])).toEqual([]);
      expect(markup).toContain(paths.columns);
      expect(markup).toContain(paths.diamond);
    }
  });

  it('has an amber diamond on ink and a coral one on white', () => {
    expect(logo(paths, 'white')).toContain(`d="${paths.diamond}" fill="#F6B420"`);
    expect(logo(paths, 'coloured')).toContain(`d="${paths.diamond}" fill="#E8593F"`);
  });

  it('has round corners in a browser tab and square ones where a phone rounds them', () => {
    expect(favicon(paths)).toContain('rx="8"');
    expect(favicon(paths, { hasRoundCorners: false })).not.toContain('rx=');
  });

  it('stands in the middle of its card', () => {
    expect(logoCard(paths, { width: 600, height: 400 }, {})).toContain('translate(120 151.84)');
  });
});

it('the Open Graph pictures are one for the site and one for each service, 1200 by 630', () => {
  const pictures = sharingPictures(paths, sampleContent.services);
  expect(pictures.map(({ src }) => src)).toEqual([
    '/images/og/default.png',
    '/images/og/audit.png',
    '/images/og/taxation.png',
  ]);
  expect(pictureFaults(pictures.map(({ src, svg }) => [src, svg]))).toEqual([]);
  for (const { svg } of pictures) expect(rootOf(svg).getAttribute('viewBox')).toBe('0 0 1200 630');
});
