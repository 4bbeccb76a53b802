import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANNOTATION_RANGES, HIGHLIGHT_COLOR_LIST } from '@/components/pdf-viewer/session/annotation/annotationDefaults';
import { pdfAssets } from '@/components/pdf-viewer/session/assetPaths';
import { INITIAL_STATE } from '@/components/pdf-viewer/session/viewerState';
import { isFitted, listedZoom, percentOf } from '@/components/pdf-viewer/session/zoom';

describe('the zoom', () => {
  it.each([
    ['page-width', 1.37, 'page-width'],
    ['page-fit', 0.8, 'page-fit'],
    ['1.25', 1.25, '1.25'],
    ['auto', 1.25, '1.25'],
    ['auto', 1.2505, '1.25'],
    ['auto', 1.252, undefined],
    ['auto', 1.1, undefined],
  ])('%s at %d is %j in the list', (value, factor, listed) => expect(listedZoom(value, factor)).toBe(listed));

  it('is shown in per cent', () => expect(percentOf(1.1)).toBe('110%'));

  it('follows the window only where it fits the page to it', () => {
    expect(['auto', 'page-width', 'page-fit', '1.5'].map(isFitted)).toEqual([true, true, true, false]);
  });
});

describe('a viewer that opens', () => {
  it('fits the width and has the defaults of the specification', () => {
    expect(INITIAL_STATE).toMatchObject({
      phase: 'loading',
      zoom: { value: 'auto' },
      tool: 'none',
      toolOptions: {
        textColor: '#D8432E',
        textSize: 10,
        highlightColor: '#FFFF98',
        highlightThickness: 12,
        inkColor: '#D8432E',
        inkThickness: 1,
        inkOpacity: 100,
      },
    });
    expect(HIGHLIGHT_COLOR_LIST).toMatch(/^yellow=#FFFF98,green=/);
  });

  it.each(Object.entries(ANNOTATION_RANGES))('%s starts at a step of its slider', (_name, range) => {
    const { min, max, step, initial } = range;
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
    expect((initial - min) % step).toBe(0);
  });

  it('asks for the files of its own version of pdf.js, in folders with a slash at the end', () => {
    const { version } = JSON.parse(readFileSync(join(process.cwd(), 'node_modules/pdfjs-dist/package.json'), 'utf8'));
    const { worker, ...folders } = pdfAssets(version);
    expect(worker).toBe(`/pdfjs/${version}/pdf.worker.min.mjs`);
    for (const folder of Object.values(folders)) expect(folder).toMatch(/^\/pdfjs\/[\d.]+\/\w+\/$/);
  });
});
