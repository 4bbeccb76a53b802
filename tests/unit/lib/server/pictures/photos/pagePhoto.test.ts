import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoSizes, WINDOW_WIDTHS } from '@/lib/server/pictures/photos/photoSizes';

describe('the displayed width of a photo', () => {
  it.each([
    ['with the proportions of its box, as the width of the box', 1.5, '300px'],
    ['taller than its box, as the width of the box', 0.75, '300px'],
    ['wider than its box, as the full width behind the box', 3, 'calc(300px * 2)'],
  ])('is calculated for one %s', (_, photoRatio, width) => {
    expect(photoSizes({ base: '300px' }, 1.5, photoRatio).split(', ').at(-1)).toBe(width);
  });

  it('depends on the window, widest first', () => {
    expect(photoSizes({ base: '90vw', medium: '340px', nav: '600px' }, 1, 1)).toBe(
      '(min-width: 75em) 600px, (min-width: 48em) 340px, (min-resolution: 2.5dppx) calc(90vw * 0.6), 90vw',
    );
  });

  it('uses the breakpoints of the style sheets', () => {
    const sheet = readFileSync('components/foundations/_breakpoints.scss', 'utf8');
    const breakpoints = [...sheet.matchAll(/'(\w+)': (\d+em)/g)].map(([, name, width]) => [name, width]);
    expect(Object.entries(WINDOW_WIDTHS)).toEqual(breakpoints);
  });
});

describe('a photo on a page', () => {
  const prepared = { src: '/images/photos/desk-1-800.avif', width: 800, height: 400, srcSet: '' };
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'photos-'));
    jest.resetModules();
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    mkdirSync(join(folder, '.generated'));
    writeFileSync(join(folder, '.generated/photos.json'), JSON.stringify({ 'desk.jpg': prepared }));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('has its files, its alternative text and its displayed width', async () => {
    const { photoFile } = await import('@/lib/server/pictures/photos/pagePhoto');
    const photo = photoFile({ file: 'desk.jpg', alt: 'A desk' }, { ratio: 1, widths: { base: '300px' } });
    expect(photo).toEqual({ ...prepared, alt: 'A desk', sizes: expect.stringMatching(/, calc\(300px \* 2\)$/) });
  });

  it('explains what to run if it is not prepared', async () => {
    const { photoFile } = await import('@/lib/server/pictures/photos/pagePhoto');
    expect(() => photoFile({ file: 'door.jpg', alt: 'A door' }, { widths: { base: '300px' } })).toThrow(
      'The photo door.jpg is not prepared: run "npm run assets" after adding it.',
    );
  });
});
