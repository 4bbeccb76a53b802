import { badge } from '@/lib/pictures/badge';
import { cover } from '@/lib/pictures/cover';
import { favicon, logo, logoCard } from '@/lib/pictures/mark';
import { PALETTE_NAMES } from '@/lib/pictures/palettes';
import { person } from '@/lib/pictures/person';
import { sharingPictures } from '@/lib/pictures/sharing';
import { inspectPicture, SOUND } from './inspectPicture';
import { sampleContent } from './sampleContent';

const paths = sampleContent.mark;

describe('a person', () => {
  it.each(PALETTE_NAMES)('is sound SVG in %s, with and without a border', (palette) => {
    expect(inspectPicture(person({ id: 'neema', palette }))).toMatchObject(SOUND);
    const framed = person({ id: 'neema', palette, frame: { border: 'meno', thickness: 32 } });
    expect(inspectPicture(framed)).toMatchObject(SOUND);
  });

  it('wears a cloth of her own', () => {
    const people = Array.from({ length: 10 }, (_, i) => person({ id: `person-${i}`, palette: 'usiku' }));
    expect(new Set(people.map((markup) => markup.replace(/k[0-9a-z]+-/g, ''))).size).toBeGreaterThan(5);
  });

  it('has initials only where they are given', () => {
    expect(inspectPicture(person({ id: 'a', palette: 'usiku' })).words).toEqual([]);
    expect(inspectPicture(person({ id: 'a', palette: 'usiku', initials: 'NE' })).words).toEqual(['NE']);
  });
});

describe('a cover', () => {
  it('is sound SVG and has the year only where it is given', () => {
    const options = { id: 'guide', figure: 'sun', palette: 'bahari' } as const;
    expect(inspectPicture(cover(options))).toMatchObject({ ...SOUND, words: [] });
    expect(inspectPicture(cover({ ...options, year: '2024/25' })).words).toEqual(['2024/25']);
  });
});

it('a badge has one of three frames, by seed', () => {
  const badges = Array.from({ length: 30 }, (_, i) => badge({ id: `badge-${i}` }));
  expect(new Set(badges).size).toBe(3);
  expect(inspectPicture(badges[0] ?? '')).toMatchObject({ ...SOUND, words: [] });
});

describe('the brand', () => {
  it('is drawn from the paths that it is given', () => {
    for (const markup of [logo(paths, 'white'), logo(paths, 'coloured'), favicon(paths)]) {
      expect(inspectPicture(markup)).toMatchObject(SOUND);
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

describe('the sharing pictures', () => {
  const pictures = sharingPictures(paths, sampleContent.services);

  it('are one for the site and one for each service', () => {
    expect(pictures.map(({ src }) => src)).toEqual([
      '/images/og/default.png',
      '/images/og/audit.png',
      '/images/og/taxation.png',
    ]);
  });

  it.each(pictures)('$src is sound, 1200 by 630, in outlines only', ({ svg }) => {
    const inspected = inspectPicture(svg);
    expect(inspected).toMatchObject({ ...SOUND, words: [] });
    expect(inspected.root.getAttribute('viewBox')).toBe('0 0 1200 630');
  });
});
