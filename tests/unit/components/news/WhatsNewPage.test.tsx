import { render, screen, within } from '@testing-library/react';
import { WhatsNewPage } from '@/components/news/WhatsNewPage';

const ENTRY = {
  id: 'withheld-vat',
  date: '2026-11-22',
  title: 'Withheld VAT within 10 days',
  text: 'Designated buyers pay earlier.',
  link: '/resources/finance-act/finance-act-2026',
};

it('an entry of what is new has a date, an anchor and a link that says where it leads', () => {
  render(<WhatsNewPage entries={[ENTRY]} />);
  const heading = screen.getByRole('heading', { name: ENTRY.title });
  const item = heading.closest('li');
  if (!item) throw new Error('no item');
  expect(item).toHaveAttribute('id', 'withheld-vat');
  expect(within(item).getByText('22 November 2026')).toHaveAttribute('datetime', '2026-11-22');
  expect(within(item).getByRole('link', { name: 'Read more about Withheld VAT within 10 days' })).toHaveAttribute(
    'href',
    ENTRY.link,
  );
});

it('what is new can be followed in two feeds', () => {
  render(<WhatsNewPage entries={[ENTRY]} />);
  expect(screen.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/feed.xml');
  expect(screen.getByRole('link', { name: 'JSON Feed' })).toHaveAttribute('href', '/feed.json');
});
