import { render, screen } from '@testing-library/react';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { navigationItems } from '@/lib/site/navigation';
import { ENGLISH } from '@/lib/words/say';
import { visit } from '@/tests/support/visit';

const menu = (
  <MobileMenu
    label="Example menu"
    items={navigationItems(getAllServices(), ENGLISH)}
    allServices={<a href="/services">All services</a>}
    logo="Example"
    actions={<a href="/contact">Book a Call</a>}
  />
);

beforeEach(() => visit('/team'));

describe('the menu of narrow screens', () => {
  it('marks the page that one is on', () => {
    render(menu);
    expect(screen.getByText('Our Team')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Industries')).not.toHaveAttribute('aria-current');
  });
});
