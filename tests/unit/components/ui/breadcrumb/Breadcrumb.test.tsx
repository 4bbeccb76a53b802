import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/components/ui/breadcrumb/Breadcrumb';

describe('Breadcrumb', () => {
  it('leads from the home page to this one, which is no link', () => {
    render(
      <Breadcrumb
        items={[{ name: 'Home', href: '/' }, { name: 'Tax Services', href: '/services#tax' }, { name: 'Taxation' }]}
      />,
    );
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Tax Services',
      'Taxation',
    ]);
    expect(trail.getByRole('link', { name: 'Tax Services' })).toHaveAttribute('href', '/services#tax');
    expect(trail.queryByRole('link', { name: 'Taxation' })).not.toBeInTheDocument();
    expect(trail.getByText('Taxation')).toHaveAttribute('aria-current', 'page');
  });
});
