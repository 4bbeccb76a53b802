import { fireEvent, render, screen, within } from '@testing-library/react';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { navigationItems } from '@/lib/site/navigation';
import { fakePopovers } from '@/tests/support/fakePopovers';
import { stayOnPage } from '@/tests/support/stayOnPage';
import { visit } from '@/tests/support/visit';

const ITEMS = navigationItems(getAllServices());
const menu = (items = ITEMS) => (
  <MobileMenu
    label="Example menu"
    items={items}
    overviews={{ services: <a href="/services">All services</a> }}
    logo="Example"
    actions={<a href="/contact">Book a Call</a>}
  />
);

const opener = () => screen.getByRole('button', { name: 'Open menu' });
const sheet = () => screen.getByRole('dialog', { name: 'Example menu', hidden: true });
const isOpen = () => sheet().matches(':popover-open');
const groups = () => within(sheet()).getAllByRole<HTMLDetailsElement>('group', { hidden: true });

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
    render(menu());
    fireEvent.click(opener());
    fireEvent.click(target());
    expect(isOpen()).toBe(isOpenAfter);
  });

  it('leads to the pages of its groups, to the groups themselves, and straight to pages without a group', () => {
    render(menu());
    const linkOf = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href');
    expect(groups()[0]).toContainElement(screen.getByText('Our Team'));
    expect(groups()[1]).toContainElement(screen.getByText('All services'));
    expect(['Our Team', 'Tax Litigation', 'All services', 'Contact'].map(linkOf)).toEqual([
      '/team',
      '/services/tax-litigation',
      '/services',
      '/contact',
    ]);
  });

  it('marks the page that one is on', () => {
    render(menu());
    expect(screen.getByText('Our Team')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Industries')).not.toHaveAttribute('aria-current');
  });
});
