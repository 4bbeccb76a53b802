import { HIGHLIGHT_COLOR_LIST } from '@/components/pdf-viewer/session/annotation/annotationDefaults';
import { INITIAL_STATE } from '@/components/pdf-viewer/session/viewerState';
import { canZoom, isFitted, listedZoom, percentOf } from '@/components/pdf-viewer/session/zoom';

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

  it.each([
    [0.1, { out: false, in: true }],
    [1, { out: true, in: true }],
    [25, { out: true, in: false }],
  ])('of %d leads on as far as pdf.js zooms', (factor, ways) => expect(canZoom(factor)).toEqual(ways));

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
});
