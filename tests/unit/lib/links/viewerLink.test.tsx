import { render, screen } from '@testing-library/react';
import { parsePage, readViewerLink, type ViewerLink, viewerLinkProps } from '@/lib/links/viewerLink';

function writeAndRead(link: ViewerLink): ViewerLink | undefined {
  render(
    <a href="/documents/vat.pdf" {...viewerLinkProps(link)}>
      View
    </a>,
  );
  return readViewerLink(screen.getByRole('link').dataset);
}

describe('a link that the viewer takes over', () => {
  it.each<ViewerLink>([
    { id: 'vat', title: 'VAT' },
    { id: 'vat', title: 'VAT', facts: 'PDF · 86 KB' },
    { id: 'vat', title: 'VAT', pageHref: '/resources/guides/vat', picture: '/documents/vat.avif' },
    { id: 'vat', title: 'VAT', page: 4, find: 'zero rated' },
  ])('is read as it was written: %j', (link) => expect(writeAndRead(link)).toEqual(link));

  it('has no title where none was written', () => {
    expect(readViewerLink({ viewerDoc: 'vat' })).toEqual({ id: 'vat', title: '' });
  });

  it('is no link of the viewer without an id', () => expect(readViewerLink({ viewerTitle: 'VAT' })).toBeUndefined());

  it.each([
    ['1', 1],
    ['320', 320],
    ['999999', 999_999],
    ['0', undefined],
    ['01', undefined],
    ['1.5', undefined],
    ['1000000', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('page %j is %j', (text, page) => expect(parsePage(text)).toBe(page));
});
