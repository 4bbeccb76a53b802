import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNumberOf } from '@/components/pdf-viewer/host/pageNumber';
import { ANNOTATION_RANGES, HIGHLIGHT_COLOR_LIST } from '@/components/pdf-viewer/session/annotationDefaults';
import { pdfAssets } from '@/components/pdf-viewer/session/assetPaths';
import { outlineEntries } from '@/components/pdf-viewer/session/outlineEntries';
import { savedName } from '@/components/pdf-viewer/session/savedName';
import { isFitted, percentOf, zoomOnOffer } from '@/components/pdf-viewer/session/zoom';

describe('the page field', () => {
  it.each([
    ['4', 4],
    [' 12 ', 12],
    ['0', 1],
    ['33', 32],
    ['', undefined],
    ['four', undefined],
    ['-2', undefined],
    ['1.5', undefined],
  ])('%j of 32 pages is %j', (text, page) => {
    expect(pageNumberOf(text, 32)).toBe(page);
  });
});

describe('the name of a saved file', () => {
  it.each([
    ['/documents/tax-guide.pdf', 'tax-guide (annotated).pdf'],
    ['/documents/tax-guide.PDF?v=2#page=4', 'tax-guide (annotated).pdf'],
    ['/documents/Sheria%20ya%20Kodi.pdf', 'Sheria ya Kodi (annotated).pdf'],
    ['/documents/%E0%A4.pdf', '%E0%A4 (annotated).pdf'],
    ['/', 'document (annotated).pdf'],
  ])('of %s is %s', (href, name) => {
    expect(savedName(href)).toBe(name);
  });
});

describe('the zoom', () => {
  it.each([
    ['page-width', 1.37, 'page-width'],
    ['page-fit', 0.8, 'page-fit'],
    ['1.25', 1.25, '1.25'],
    ['auto', 1.25, '1.25'],
    ['auto', 1.1, undefined],
  ])('%s at %d is %j in the list', (value, factor, offered) => {
    expect(zoomOnOffer(value, factor)).toBe(offered);
  });

  it('is read in per cent', () => expect(percentOf(1.1)).toBe('110%'));

  it('follows the window only where it fits the page to it', () => {
    expect(['auto', 'page-width', 'page-fit', '1.5'].map(isFitted)).toEqual([true, true, true, false]);
  });
});

describe('the outline', () => {
  const leaf = (title: string, dest: unknown = 'place', url: string | null = null) => ({ title, dest, url, items: [] });

  it('keeps its order, its levels and where entries lead', () => {
    const chapter = { ...leaf('Chapter 1', [{ num: 3, gen: 0 }]), items: [leaf('Section 1')] };
    expect(outlineEntries([chapter, leaf('Site', null, 'https://x.tz')])).toEqual([
      {
        key: '0',
        title: 'Chapter 1',
        destination: [{ num: 3, gen: 0 }],
        url: undefined,
        entries: [{ key: '0.0', title: 'Section 1', destination: 'place', url: undefined, entries: [] }],
      },
      { key: '1', title: 'Site', destination: undefined, url: 'https://x.tz', entries: [] },
    ]);
  });

  it('puts what is below an entry without a title in its place', () => {
    expect(outlineEntries([{ ...leaf('  '), items: [leaf('Section')] }]).map(({ title }) => title)).toEqual([
      'Section',
    ]);
  });

  it('of a document without one is empty', () => expect(outlineEntries(null)).toEqual([]));
});

describe('what annotations are drawn with', () => {
  it('has the defaults of the specification', () => {
    expect(Object.values(ANNOTATION_RANGES).map(({ initial }) => initial)).toEqual([10, 12, 1, 100]);
    expect(HIGHLIGHT_COLOR_LIST).toMatch(/^yellow=#FFFF98,/);
  });
});

describe('the files of the library', () => {
  it('lie below its version, folders with a slash at the end', () => {
    const { version } = JSON.parse(readFileSync(join(process.cwd(), 'node_modules/pdfjs-dist/package.json'), 'utf8'));
    const { worker, ...folders } = pdfAssets(version);
    expect(worker).toBe(`/pdfjs/${version}/pdf.worker.min.mjs`);
    for (const folder of Object.values(folders)) expect(folder).toMatch(/^\/pdfjs\/[\d.]+\/\w+\/$/);
  });
});
