import { render, screen } from '@testing-library/react';
import { TextHits } from '@/components/behaviours/full-text/FullTextHits';
import { SearchHit } from '@/components/behaviours/full-text/SearchHit';
import type { PageHit } from '@/lib/search/textHit';
import { texts } from '@/tests/support/reading';

const pageHit = (number: number, section?: string): PageHit => ({
  number,
  href: `/resources/guides/forex.pdf#page=${number}`,
  find: 'shillings',
  excerpt: ['Prices are in ', 'shillings'].map((text) => ({ text, isMarked: text === 'shillings' })),
  ...(section && { section }),
});
const GUIDE = {
  href: '/resources/guides/forex',
  title: 'Forex regulations',
  place: 'Tax Guides',
  file: { id: 'forex', pages: [pageHit(2, 'Prices'), pageHit(3)], others: [pageHit(5), pageHit(6)] },
};
const ABOUT = {
  href: '/about',
  title: 'About Us',
  place: 'About Us',
  excerpt: [{ text: 'We count in shillings.', isMarked: false }],
};

const link = (name: string) => screen.getByRole('link', { name });

it('a hit that belongs to nothing and has no excerpt is its title alone', () => {
  render(
    <ul>
      <SearchHit href="/about" title="About Us" heading="h2" excerpt={[]} />
    </ul>,
  );
  expect(screen.queryAllByRole('paragraph')).toEqual([]);
});

describe('full-text hits', () => {
  beforeEach(() => void render(<TextHits hits={[GUIDE, ABOUT]} />));

  it('name the document once, as a link to its page, with what it belongs to', () => {
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Forex regulations', 'About Us']);
    expect(link('Forex regulations')).toHaveAttribute('href', GUIDE.href);
    expect(screen.getByText('Tax Guides')).toBeInTheDocument();
    expect(screen.getAllByText('About Us')).toHaveLength(1);
  });

  it('lead to the page in the viewer, with the words to mark, and say which other pages have them', () => {
    expect(link('Page 2 · Prices in Forex regulations')).toHaveAttribute('href', `${GUIDE.href}.pdf#page=2`);
    expect(link('Page 3 in Forex regulations').dataset).toMatchObject({
      viewerDoc: 'forex',
      viewerTitle: 'Forex regulations',
      viewerPage: '3',
      viewerFind: 'shillings',
    });
    expect(screen.getByText(/^Also on/)).toHaveTextContent(
      'Also on page 5 in Forex regulations, page 6 in Forex regulations',
    );
    expect(link('page 6 in Forex regulations')).toHaveAttribute('data-viewer-page', '6');
  });

  it('show the excerpt with its matches marked', () => {
    const marked = screen.getAllByText('shillings');
    expect(marked.map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
    expect(screen.getByText('We count in shillings.')).toBeInTheDocument();
  });
});
