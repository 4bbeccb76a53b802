import { fireEvent, render, screen } from '@testing-library/react';
import { PublicationActions } from '@/components/behaviours/publications/PublicationActions';
import { texts } from '@/tests/support/reading';

const FILES = {
  PDF: { href: '/media/vat.pdf', type: 'PDF', size: '74 KB', text: 'PDF, 74 KB' },
  spreadsheet: { href: '/media/vat.xlsx', type: 'XLSX', size: '20 KB', text: 'XLSX, 20 KB' },
};
const show = (kind: 'PDF' | 'spreadsheet', isFeatured = false) =>
  render(
    <PublicationActions id="vat" title="VAT" notice="Downloading..." file={FILES[kind]} isFeatured={isFeatured} />,
  );

describe('what can be done with a publication', () => {
  it.each([
    ['PDF', false, ['Preview', 'Download', 'Read Publication']],
    ['PDF', true, ['Preview', 'Download', 'Read full publication']],
    ['spreadsheet', false, ['Download File']],
    ['spreadsheet', true, ['Download file']],
  ] as const)('that is a %s, among the featured: %s, is %j', (kind, isFeatured, names) => {
    show(kind, isFeatured);
    const links = screen.getAllByRole('link');
    expect(texts(links)).toEqual(names);
    const inViewer = links.filter((link) => link.dataset.viewerDoc === 'vat');
    expect(texts(inViewer)).toEqual(names.filter((name) => /^(Preview|Read)/.test(name)));
  });

  it('is said to have begun once the download is asked for', () => {
    show('PDF');
    fireEvent.click(screen.getByRole('link', { name: 'Download' }));
    expect(screen.getByRole('link', { name: 'Downloading...' })).toHaveAttribute('download');
  });
});
