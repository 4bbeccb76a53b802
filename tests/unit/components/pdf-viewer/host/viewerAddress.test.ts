import { pageOf, readViewerAddress, withoutViewer, withViewer } from '@/components/pdf-viewer/host/viewerAddress';

describe('the address of the viewer', () => {
  it.each([
    ['?doc=tax-guide', { id: 'tax-guide' }],
    ['?doc=tax-guide&page=4', { id: 'tax-guide', page: 4 }],
    ['?category=guides&doc=vat&page=2&find=zero%20rated', { id: 'vat', page: 2, find: 'zero rated' }],
    ['?doc=vat&page=0', { id: 'vat' }],
    ['?doc=vat&page=-3&find=+', { id: 'vat' }],
    ['?doc=vat&page=four', { id: 'vat' }],
    ['?page=4', undefined],
    ['?doc=', undefined],
    ['', undefined],
  ])('%s asks for %j', (search, target) => {
    expect(readViewerAddress(search)).toEqual(target);
  });

  it('leaves out the first page, which every document opens at', () => {
    expect(withViewer('https://x.tz/resources', { id: 'vat', page: 1 })).toBe('https://x.tz/resources?doc=vat');
  });

  it('keeps what else the address says, and replaces what it said of the viewer', () => {
    expect(withViewer('https://x.tz/r?category=acts&doc=vat&page=9&find=a#top', { id: 'paye', page: 3 })).toBe(
      'https://x.tz/r?category=acts&doc=paye&page=3#top',
    );
  });

  it('is clean again without the viewer', () => {
    expect(withoutViewer('https://x.tz/r?category=acts&doc=vat&page=9&find=a#top')).toBe(
      'https://x.tz/r?category=acts#top',
    );
  });

  it.each([
    ['1', 1],
    ['320', 320],
    ['0', undefined],
    ['01', undefined],
    ['1.5', undefined],
    ['9999999', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('the page of %j is %j', (text, page) => {
    expect(pageOf(text)).toBe(page);
  });
});
