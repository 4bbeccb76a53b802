import * as pictures from '@/lib/server/pictures/registry';
import { photo, sampleContent } from './sampleContent';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => ({ photoFile: () => ({ src: '/images/photos/desk.webp' }) }));

const written = pictures.pictureFiles(sampleContent);
const content = new Map(written.map(({ src, content }) => [src, content]));
const nameOf = (src: string) => src.replace(/-[0-9a-f]{8}\.svg$/, '');

describe('the files that the build writes', () => {
  it('leave out the border of what has no photo', () => {
    const frames = written.map(({ src }) => nameOf(src)).filter((name) => name.endsWith('-frame'));
    expect(frames.sort()).toEqual([
      '/images/awards/plaque-2020-frame',
      '/images/founder/founder-frame',
      '/images/sectors/education-frame',
      '/images/sectors/education-tile-frame',
      '/images/services/taxation-frame',
      '/images/slides/second-phone-frame',
      '/images/slides/second-wide-frame',
      '/images/team/baraka-example-frame',
    ]);
  });
});

const [service, taxation] = sampleContent.services;
const [sector, education] = sampleContent.sectors;
const [slide, second] = sampleContent.slides;
const [member, colleague] = sampleContent.team;
if (!service || !taxation || !sector || !education || !slide || !second || !member || !colleague)
  throw new Error('the sample is incomplete');

/** Pictures of pages, with the maximum gzipped size in KB of frequent or large ones. */
const WIDTHS = { base: '300px' };
const ASKED = {
  'the card of a service': [pictures.servicePicture(service), 1.2],
  'the same card where a photo may stand': [pictures.servicePicture.framed(WIDTHS, service), 1.2],
  'the border over its photo': [pictures.servicePicture.framed(WIDTHS, taxation), 1.2],
  'a sector': [pictures.sectorPicture.framed(WIDTHS, sector, 0), 1.6],
  'its tile': [pictures.sectorTile.framed(WIDTHS, sector, 0), 1.2],
  'the border over the photo of a sector': [pictures.sectorPicture.framed(WIDTHS, education, 1), 1.2],
  'the border over the photo in its tile': [pictures.sectorTile.framed(WIDTHS, education, 1), 1.2],
  'a guide': [pictures.documentCover({ id: 'tax-guide-2024-25', category: 'guides', startYear: 2024 }), 1.2],
  'a Finance Act': [pictures.documentCover({ id: 'finance-act-2024', category: 'finance-act', year: 2024 }), 1.2],
  'a video': [pictures.resourcePicture({ id: 'first-return', category: 'videos', motif: 'seal' }), 1.2],
  'a publication': [pictures.resourcePicture({ id: 'budget', category: 'media', motif: 'sun' }), 1.2],
  'a tab of values': [pictures.valuePicture({ id: 'vision', motif: 'sun' }), 1.6],
  'an award': [pictures.awardPicture.framed(WIDTHS, { id: 'plaque-2019' }, 0), 1.2],
  'the border over its award': [pictures.awardPicture.framed(WIDTHS, { id: 'plaque-2020', image: photo }, 1), 1.2],
  'a badge': [pictures.badgePicture('network'), 0.6],
  'a portrait': [pictures.portrait(member), 1.4],
  'the border over a photo of a person': [pictures.portrait.framed(WIDTHS, colleague), 1.2],
  'the founder': [pictures.founderPicture.framed(WIDTHS, {}), 1.2],
  'the border over his photo': [pictures.founderPicture.framed(WIDTHS, { image: photo }), 1.2],
  'a slide beside its text': [pictures.slidePicture({ ...slide, cut: 'wide' }), 4],
  'a slide on a phone': [pictures.slidePicture({ ...slide, cut: 'phone' }), 4],
  'the border over the photo of a slide': [pictures.slidePicture({ ...second, cut: 'wide' }), 1.2],
  'that border on a phone': [pictures.slidePicture({ ...second, cut: 'phone' }), 1.2],
  'an empty list': [pictures.stockPicture('no-services'), 1.2],
  'the harbour': [pictures.harbourPicture(), 4],
  'the mark': [pictures.markPicture(sampleContent.mark), 1.2],
  'the substitute': [pictures.stockPicture('default'), 1.2],
  'a strip': [pictures.stripPicture({ border: 'pearls' }), 0.6],
  'a strip in another colour': [pictures.stripPicture({ border: 'teeth', palette: 'red' }), 0.6],
} as const;

describe('what pages ask for', () => {
  it.each(Object.entries(ASKED))('%s is among the written files, in the size that the page states', (_, [file]) => {
    const markup = content.get(file.src) ?? 'not written';
    const { width, height } = file;
    expect(markup).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });

  it('has its photo under the border of the drawn picture', () => {
    expect(pictures.servicePicture.framed(WIDTHS, taxation)).toMatchObject({
      src: expect.stringMatching(/taxation-frame-/),
      photo: { src: '/images/photos/desk.webp' },
    });
    expect(pictures.servicePicture.framed(WIDTHS, service)).toEqual(pictures.servicePicture(service));
  });
});
