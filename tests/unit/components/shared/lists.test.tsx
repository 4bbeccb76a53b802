import { render, screen } from '@testing-library/react';
import { TextHits } from '@/components/shared/FullTextHits';
import { NextDates } from '@/components/shared/NextDates';
import { PublicationActions } from '@/components/shared/PublicationCard';
import type { PageHit } from '@/lib/search/fullText';
import { texts } from '@/tests/support/reading';

const pageHit = (number: number, section?: string): PageHit => ({
  number,
  href: `/resources/guides/forex.pdf#page=${number}`,
  excerpt: [{ text: 'shillings', isMarked: true }],
  ...(section && { section }),
});
const GUIDE = {
  href: '/resources/guides/forex',
  title: 'Forex regulations',
  place: 'Tax Guides',
  file: { id: 'forex', pages: [pageHit(2, 'Prices'), pageHit(3)], others: [pageHit(5), pageHit(6)] },
};

const link = (name: string) => screen.getByRole('link', { name });

// tests/e2e/search.spec.ts tests titles, excerpts and opening a hit in the viewer.
it('full-text hits show the section of a page, and list other pages with the words', () => {
  render(<TextHits hits={[GUIDE]} />);
  expect(link('Page 2 · Prices in Forex regulations')).toHaveAttribute('href', `${GUIDE.href}.pdf#page=2`);
  expect(link('Page 3 in Forex regulations')).toBeInTheDocument();
  expect(screen.getByText(/^Also on/)).toHaveTextContent(
    'Also on page 5 in Forex regulations, page 6 in Forex regulations',
  );
  expect(link('page 6 in Forex regulations')).toHaveAttribute('href', `${GUIDE.href}.pdf#page=6`);
});

const DAYS = [
  { due: '2026-12-07', workingDay: '2026-12-07', duties: [] },
  { due: '2026-12-20', workingDay: '2026-12-18', dayOff: 'Sunday', duties: [] },
];

describe('the next dates', () => {
  it('show the preceding working day if the due date is not one, and when the duty falls due', () => {
    render(<NextDates days={DAYS} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).not.toHaveTextContent('Falls due');
    expect(second).toHaveTextContent(/^Fri 18 Dec 2026 *Falls due on Sunday, 20 Dec 2026$/);
  });
});

const FILES = {
  PDF: { href: '/media/vat.pdf', type: 'PDF', size: '74 KB', text: 'PDF, 74 KB' },
  spreadsheet: { href: '/media/vat.xlsx', type: 'XLSX', size: '20 KB', text: 'XLSX, 20 KB' },
};

it.each([
  ['PDF', false, ['Preview', 'Download', 'Read Publication']],
  ['PDF', true, ['Preview', 'Download', 'Read full publication']],
  ['spreadsheet', false, ['Download File']],
  ['spreadsheet', true, ['Download file']],
] as const)('the actions for a publication that is a %s, featured: %s, are %j', (kind, isFeatured, names) => {
  const file = FILES[kind];
  const item = { id: 'vat', category: 'media', title: 'VAT', downloadUrl: file.href } as const;
  render(<PublicationActions item={item} notice="Downloading..." file={file} isFeatured={isFeatured} />);
  const links = screen.getAllByRole('link');
  expect(texts(links)).toEqual(names);
  const inViewer = links.filter((link) => link.dataset.viewerDoc === 'vat');
  expect(texts(inViewer)).toEqual(names.filter((name) => name === 'Preview'));
  const onItsPage = links.filter((link) => link.getAttribute('href') === '/media/vat');
  expect(texts(onItsPage)).toEqual(names.filter((name) => name.startsWith('Read')));
});
