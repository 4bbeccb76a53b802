import { readViewerQuery, type ViewerTarget, writeViewerQuery } from '@/components/pdf-viewer/host/documentOpener';

function written(href: string, target?: ViewerTarget): string {
  const url = new URL(href);
  writeViewerQuery(url, target);
  return url.href;
}

describe('the URL of the viewer', () => {
  it.each([
    ['?doc=tax-guide', { id: 'tax-guide' }],
    ['?doc=tax-guide&page=4', { id: 'tax-guide', page: 4 }],
    ['?category=guides&doc=vat&page=2&search=zero%20rated', { id: 'vat', page: 2, find: 'zero rated' }],
    ['?doc=vat&page=0', { id: 'vat' }],
    ['?doc=vat&page=-3&search=+', { id: 'vat' }],
    ['?doc=vat&page=four', { id: 'vat' }],
    ['?doc=vat&page=01', { id: 'vat' }],
    ['?doc=vat&page=999999', { id: 'vat', page: 999_999 }],
    ['?doc=vat&page=1000000', { id: 'vat' }],
    ['?page=4', undefined],
    ['?doc=', undefined],
    ['', undefined],
  ])('%s opens %j', (search, target) => expect(readViewerQuery(search)).toEqual(target));

  it('omits the first page, where every document opens', () => {
    expect(written('https://x.tz/resources', { id: 'vat', page: 1 })).toBe('https://x.tz/resources?doc=vat');
  });

  it('keeps other parameters and the hash, and replaces its own', () => {
    expect(written('https://x.tz/r?category=acts&doc=vat&page=9&search=a#top', { id: 'paye', page: 3 })).toBe(
      'https://x.tz/r?category=acts&doc=paye&page=3#top',
    );
  });

  it('contains no viewer parameters after the viewer is closed', () => {
    expect(written('https://x.tz/r?category=acts&doc=vat&page=9&search=a#top')).toBe(
      'https://x.tz/r?category=acts#top',
    );
  });
});
