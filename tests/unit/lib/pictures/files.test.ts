import { createHash } from 'node:crypto';
import { allPictureFiles } from '@/lib/pictures/allPictureFiles';
import * as files from '@/lib/pictures/files';
import * as framed from '@/lib/pictures/framedPictures';
import { inspectPicture, SOUND } from './inspectPicture';
import { sampleContent } from './sampleContent';

jest.mock('@/lib/pictures/photos', () => ({ photoFile: () => ({ src: '/images/photos/desk.webp' }) }));

const written = allPictureFiles(sampleContent);
const addresses = new Set(written.map(({ src }) => src));
const content = new Map(written.map(({ src, content }) => [src, String(content)]));

describe('the files that the build writes', () => {
  it.each(written)('$src is sound SVG without words', ({ content }) => {
    const inspected = inspectPicture(String(content));
    expect(inspected).toMatchObject({ ...SOUND, words: [] });
    expect(inspected.root.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(Number(inspected.root.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(inspected.root.getAttribute('height'))).toBeGreaterThan(0);
  });

  it.each(written)('$src carries the hash of its content', ({ src, content }) => {
    const sha = createHash('sha256').update(content).digest('hex');
    expect(src).toMatch(/^\/images\/[a-z-]+\/[a-z0-9-]+-[0-9a-f]{8}\.svg$/);
    expect(src).toContain(`-${sha.slice(0, 8)}.svg`);
  });

  it('are written once each', () => {
    expect(addresses.size).toBe(written.length);
  });

  it('leave out the border of what has no photo', () => {
    const frames = written.map(({ src }) => src).filter((src) => src.includes('-frame-'));
    expect(frames.map((src) => src.replace(/-[0-9a-f]{8}\.svg$/, '')).sort()).toEqual([
      '/images/awards/plaque-2020-frame',
      '/images/founder/founder-frame',
      '/images/sectors/education-frame',
      '/images/sectors/education-tile-frame',
      '/images/services/taxation-frame',
      '/images/slides/second-phone-frame',
      '/images/slides/second-wide-frame',
    ]);
  });
});

describe('what pages ask for', () => {
  const [slide, service, sector] = [sampleContent.slides[0], sampleContent.services[0], sampleContent.sectors[0]];
  if (!slide || !service || !sector) throw new Error('the sample content is incomplete');
  const image = { file: 'desk.jpg', alt: 'A desk' };
  const taxation = { id: 'taxation', icon: 'slice', iconColor: 'nyekundu', photo: image } as const;
  const education = { id: 'education', figure: 'book', image };
  const second = { ...slide, id: 'second', image };
  const widths = { base: '300px' };

  it.each([
    ['the card of a service', files.servicePicture(service)],
    ['the same card where a photo may stand', framed.framedService({ ...service, photo: undefined }, widths)],
    ['the border over its photo', framed.framedService(taxation, widths)],
    ['a sector', framed.framedSector({ ...sector, image: undefined }, 0, widths)],
    ['its tile', framed.framedSectorTile({ ...sector, image: undefined }, 0, widths)],
    ['the border over its photo', framed.framedSector(education, 1, widths)],
    ['the border over the photo in its tile', framed.framedSectorTile(education, 1, widths)],
    ['a guide', files.documentCover({ id: 'tax-guide-2024-25', category: 'guides', startYear: 2024 })],
    ['a Finance Act', files.documentCover({ id: 'finance-act-2024', category: 'finance-act', year: 2024 })],
    ['a video', files.resourcePicture({ id: 'first-return', category: 'videos' })],
    ['a publication', files.mediaPicture({ id: 'budget' })],
    ['a tab of values', files.valuePicture({ id: 'vision', figure: 'sun' })],
    ['an award', framed.framedAward({ id: 'plaque-2019' }, 0, widths)],
    ['the border over its photo', framed.framedAward({ id: 'plaque-2020', image }, 1, widths)],
    ['a badge', files.badgePicture('network')],
    ['a portrait', files.portrait({ id: 'neema-example', department: 'Tax Services' })],
    ['the founder', framed.framedFounder({}, widths)],
    ['the border over his photo', framed.framedFounder({ image }, widths)],
    ['a slide beside its text', files.slidePicture(slide, 'wide')],
    ['a slide on a phone', files.slidePicture(slide, 'phone')],
    ['the border over its photo', files.slidePicture(second, 'wide')],
    ['that border on a phone', files.slidePicture(second, 'phone')],
    ['an empty list', files.standingPicture('no-services')],
    ['the harbour', files.harbourPicture()],
    ['the logo', files.logoPicture(sampleContent.mark)],
    ['the substitute', files.defaultPicture()],
    ['a strip', files.stripFile({ border: 'lulu' })],
    ['a strip in another colour', files.stripFile({ border: 'meno', palette: 'nyekundu' })],
  ])('%s is among the written files', (_, file) => {
    expect(addresses).toContain(file.src);
    expect(content.get(file.src)).toContain(`width="${file.width}" height="${file.height}"`);
  });

  it('stays the same when asked twice', () => {
    expect(files.servicePicture(service)).toEqual(files.servicePicture({ ...service }));
  });

  it('changes its address with its figure or colour', () => {
    const { src } = files.servicePicture(service);
    expect(files.servicePicture({ ...service, icon: 'sun' }).src).not.toBe(src);
    expect(files.servicePicture({ ...service, iconColor: 'bahari' }).src).not.toBe(src);
  });

  it('is inlined without the attributes of a file', () => {
    const markup = files.slideMarkup(slide, 'wide');
    expect(inspectPicture(markup)).toMatchObject(SOUND);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/^<svg[^>]* width=/);
  });
});
