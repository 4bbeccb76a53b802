import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/components/ui/breadcrumb/Breadcrumb';
import { hrefs, texts } from '@/tests/support/reading';

it('a breadcrumb leads from the home page to this one, which is no link', () => {
  const above = [
    { name: 'Home', href: '/' },
    { name: 'Tax Services', href: '/services#tax' },
  ];
  render(<Breadcrumb items={[...above, { name: 'Taxation' }]} />);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(texts(trail.getAllByRole('listitem'))).toEqual(['Home', 'Tax Services', 'Taxation']);
  expect(hrefs(trail.getAllByRole('link'))).toEqual(['/', '/services#tax']);
  expect(trail.getByText('Taxation')).toHaveAttribute('aria-current', 'page');
});
