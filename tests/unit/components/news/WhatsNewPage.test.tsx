import { render, screen, within } from '@testing-library/react';
import { WhatsNewPage } from '@/components/news/WhatsNewPage';
import { getNews } from '@/lib/server/content/loaders/pages';
import { expectLinks, texts } from '@/tests/support/reading';

it('news are grouped by month and kind, with an anchor for each entry and a link to the feed', () => {
  render(<WhatsNewPage entries={getNews()} />);
  expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Law', 'Tools', 'Guides and summaries']);
  const november = within(screen.getByRole('region', { name: 'November 2026' }));
  expect(november.getByRole('heading', { name: 'Boats pay VAT' }).closest('li')).toHaveAttribute('id', 'boats');
  expect(november.queryByText('A text on audits')).not.toBeInTheDocument();
  expectLinks({ 'Boats pay VAT': '/resources/finance-act/finance-act-2026', 'Atom feed': '/feed.xml' });
});
