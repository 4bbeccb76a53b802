import { render, screen, within } from '@testing-library/react';
import { WhatsNewPage } from '@/components/news/WhatsNewPage';
import type { NewsEntry } from '@/lib/content/schemas/resources';
import { expectLinks } from '@/tests/support/reading';

const entry = (id: string, date: string, kind: NewsEntry['kind']): NewsEntry => ({
  id,
  date,
  kind,
  title: `Title of ${id}`,
  text: `Text of ${id}.`,
  link: `/resources/${id}`,
});

it('news stand by month and kind, each entry under its anchor, and in a feed', () => {
  const entries = [
    entry('calendar', '2026-11-22', 'tool'),
    entry('withheld-vat', '2026-11-20', 'law'),
    entry('guide', '2026-10-02', 'library'),
  ];
  render(<WhatsNewPage entries={entries} />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Law', 'Tools', 'Guides and summaries']);
  const november = within(screen.getByRole('region', { name: 'November 2026' }));
  const item = november.getByRole('heading', { name: 'Title of withheld-vat' }).closest('li');
  expect(item).toHaveAttribute('id', 'withheld-vat');
  expect(november.queryByText('Title of guide')).not.toBeInTheDocument();
  expectLinks({
    'Title of withheld-vat': '/resources/withheld-vat',
    'Atom feed': '/feed.xml',
  });
});
