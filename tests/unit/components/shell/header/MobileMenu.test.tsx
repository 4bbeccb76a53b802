import { fireEvent, render, screen, within } from '@testing-library/react';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { navigationItems } from '@/lib/site/navigation';
import { fakePopovers } from '@/tests/support/fakePopovers';
import { stayOnPage } from '@/tests/support/stayOnPage';
import { visit } from '@/tests/support/visit';

const menu = (
  <MobileMenu
    label="Example menu"
    items={navigationItems(getAllServices())}
    allServices={<a href="/services">All services</a>}
    logo="Example"
    actions={<a href="/contact">Book a Call</a>}
  />
);

const opener = () => screen.getByRole('button', { name: 'Open menu' });
const sheet = () => screen.getByRole('dialog', { name: 'Example menu', hidden: true });
const isOpen = () => sheet().matches(':popover-open');

beforeAll(fakePopovers);
stayOnPage();
beforeEach(() => visit('/team'));

describe('the menu of narrow screens', () => {
  it.each([
    ['closes by its close button', () => screen.getByRole('button', { name: 'Close menu' }), false],
    ['closes by a link, also to the page one is on', () => screen.getByText('Our Team'), false],
    ['closes by a link at its foot', () => screen.getByRole('link', { name: 'Book a Call' }), false],
    ['stays open at a press beside its links', () => within(sheet()).getByRole('navigation', { name: 'Main' }), true],
  ])('%s', (_, target, isOpenAfter) => {
    render(menu);
    fireEvent.click(opener());
    fireEvent.click(target());
    expect(isOpen()).toBe(isOpenAfter);
  });

  it('marks the page that one is on', () => {
    render(menu);
    expect(screen.getByText('Our Team')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Industries')).not.toHaveAttribute('aria-current');
  });
});
