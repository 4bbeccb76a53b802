import { render, screen } from '@testing-library/react';
import { TextHits } from '@/components/behaviours/FullTextHits';
import type { PageHit } from '@/lib/search/fullText';

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

// Titles, excerpts and the way to the page in the viewer are tested in tests/e2e/search.spec.ts.
it('full-text hits name the part of a page, and say which other pages have the words', () => {
  render(<TextHits hits={[GUIDE]} />);
  expect(link('Page 2 · Prices in Forex regulations')).toHaveAttribute('href', `${GUIDE.href}.pdf#page=2`);
  expect(link('Page 3 in Forex regulations')).toBeInTheDocument();
  expect(screen.getByText(/^Also on/)).toHaveTextContent(
    'Also on page 5 in Forex regulations, page 6 in Forex regulations',
  );
  expect(link('page 6 in Forex regulations')).toHaveAttribute('href', `${GUIDE.href}.pdf#page=6`);
});
