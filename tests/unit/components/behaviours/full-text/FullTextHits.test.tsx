import { render, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { TextHits } from '@/components/behaviours/full-text/FullTextHits';
import type { PageHit, TextHit } from '@/lib/search/textHit';

expect.extend(toHaveNoViolations);

const pageHit = (number: number, section?: string): PageHit => ({
  number,
  href: `/resources/guides/forex.pdf#page=${number}`,
  find: 'shillings',
  excerpt: [
    { text: 'Prices are in ', isMarked: false },
    { text: 'shillings', isMarked: true },
  ],
  ...(section && { section }),
});

const HITS: TextHit[] = [
  {
    href: '/resources/guides/forex',
    title: 'Forex regulations',
    place: 'Tax Guides',
    file: { id: 'forex', pages: [pageHit(2, 'Prices'), pageHit(3)], others: [pageHit(5), pageHit(6)] },
  },
  {
    href: '/about',
    title: 'About Us',
    place: 'About Us',
    excerpt: [{ text: 'We count in shillings.', isMarked: false }],
  },
];

describe('full-text hits', () => {
  let container: Element;
  beforeEach(() => {
    ({ container } = render(<TextHits hits={HITS} />));
  });

  it('name the document once, as a link to its page, with what it belongs to', () => {
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Forex regulations', 'About Us']);
    expect(screen.getByRole('link', { name: 'Forex regulations' })).toHaveAttribute('href', '/resources/guides/forex');
    expect(screen.getByText('Tax Guides')).toBeInTheDocument();
    expect(screen.getAllByText('About Us')).toHaveLength(1);
  });

  it('lead to the page in the viewer, with the words to mark', () => {
    const link = screen.getByRole('link', { name: 'Page 2 · Prices in Forex regulations' });
    expect(link).toHaveAttribute('href', '/resources/guides/forex.pdf#page=2');
    expect(link.dataset).toMatchObject({
      viewerDoc: 'forex',
      viewerTitle: 'Forex regulations',
      viewerPage: '2',
      viewerFind: 'shillings',
    });
    expect(screen.getByRole('link', { name: 'Page 3 in Forex regulations' })).toBeInTheDocument();
  });

  it('show the excerpt with its matches marked', () => {
    const [document] = screen.getAllByRole('listitem');
    expect(within(document as HTMLElement).getAllByText('shillings')[0]?.tagName).toBe('MARK');
    expect(screen.getByText('We count in shillings.')).toBeInTheDocument();
  });

  it('name the other pages, each a link', () => {
    expect(screen.getByText(/^Also on/)).toHaveTextContent(
      'Also on page 5 in Forex regulations, page 6 in Forex regulations',
    );
    expect(screen.getByRole('link', { name: 'page 6 in Forex regulations' })).toHaveAttribute('data-viewer-page', '6');
  });

  it('hold no barrier that axe knows', async () => {
    expect(await axe(container)).toHaveNoViolations();
  });
});
