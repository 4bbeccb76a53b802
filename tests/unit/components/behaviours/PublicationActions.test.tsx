import { render, screen } from '@testing-library/react';
import { PublicationActions } from '@/components/behaviours/PublicationCard';
import { texts } from '@/tests/support/reading';

const FILES = {
  PDF: { href: '/media/vat.pdf', type: 'PDF', size: '74 KB', text: 'PDF, 74 KB' },
  spreadsheet: { href: '/media/vat.xlsx', type: 'XLSX', size: '20 KB', text: 'XLSX, 20 KB' },
};

it.each([
  ['PDF', false, ['Preview', 'Download', 'Read Publication']],
  ['PDF', true, ['Preview', 'Download', 'Read full publication']],
  ['spreadsheet', false, ['Download File']],
  ['spreadsheet', true, ['Download file']],
] as const)(
  'what can be done with a publication that is a %s, among the featured: %s, is %j',
  (kind, isFeatured, names) => {
    const file = FILES[kind];
    const item = { id: 'vat', category: 'media', title: 'VAT', downloadUrl: file.href } as const;
    render(<PublicationActions item={item} notice="Downloading..." file={file} isFeatured={isFeatured} />);
    const links = screen.getAllByRole('link');
    expect(texts(links)).toEqual(names);
    const inViewer = links.filter((link) => link.dataset.viewerDoc === 'vat');
    expect(texts(inViewer)).toEqual(names.filter((name) => /^(Preview|Read)/.test(name)));
  },
);
