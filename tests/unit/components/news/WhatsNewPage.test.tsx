import { render, screen } from '@testing-library/react';
import { WhatsNewPage } from '@/components/news/WhatsNewPage';
import { expectLinks } from '@/tests/support/reading';

it('an entry of what is new has a date, an anchor and a link that says where it leads; all are in two feeds', () => {
  const entry = {
    id: 'withheld-vat',
    date: '2026-11-22',
    title: 'Withheld VAT within 10 days',
    text: 'Designated buyers pay earlier.',
    link: '/resources/finance-act/finance-act-2026',
  };
  render(<WhatsNewPage entries={[entry]} />);
  const item = screen.getByRole('heading', { name: entry.title }).closest('li');
  expect(item).toHaveAttribute('id', 'withheld-vat');
  expect(item).toContainElement(screen.getByText('22 November 2026'));
  expect(screen.getByText('22 November 2026')).toHaveAttribute('datetime', '2026-11-22');
  expectLinks({
    'Read more about Withheld VAT within 10 days': entry.link,
    Atom: '/feed.xml',
    'JSON Feed': '/feed.json',
  });
});
