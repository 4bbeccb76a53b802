import * as pictures from '@/lib/server/pictures/registry';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => ({ photoFile: () => ({ src: '/images/photos/desk.avif' }) }));

const WIDTHS = { base: '300px' };
const image = { file: 'desk.jpg', alt: 'A desk' };
const drawn = { id: 'mining', motif: 'gem' };
const withPhoto = { id: 'education', motif: 'book', image };
const subjects = [drawn, withPhoto];
const written = new Map(pictures.sectorPicture.files(subjects).map(({ src, content }) => [src, content]));

it('pages use files that the build writes, in the stated size', () => {
  for (const [index, subject] of subjects.entries()) {
    for (const file of [
      pictures.sectorPicture(subject, index),
      pictures.sectorPicture.framed(WIDTHS, subject, index),
    ]) {
      const { src, width, height } = file;
      expect(written.get(src)).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    }
  }
});

it('a photo is shown under the border of the drawn picture, which only exists with a photo', () => {
  expect([...written.keys()].map((src) => src.replace(/-[0-9a-f]{10}\.svg$/, ''))).toEqual([
    '/images/sectors/mining',
    '/images/sectors/education',
    '/images/sectors/education-frame',
  ]);
  expect(pictures.sectorPicture.framed(WIDTHS, withPhoto, 1)).toMatchObject({
    src: expect.stringMatching(/education-frame-/),
    photo: { src: '/images/photos/desk.avif' },
  });
  expect(pictures.awardPicture.framed(WIDTHS, { id: 'plaque', image }).src).toMatch(/plaque-frame-/);
  expect(pictures.sectorPicture.framed(WIDTHS, drawn)).toEqual(pictures.sectorPicture(drawn));
});

it('a slide with a photo only needs the border', () => {
  const slide = { id: 'first', scene: 'harbour', color: 'night', border: 'teeth', cut: 'wide' } as const;
  const sizes = [slide, { ...slide, image }].map((one) => pictures.slidePicture.files([one])[0]?.content.length ?? 0);
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) / 2);
});
