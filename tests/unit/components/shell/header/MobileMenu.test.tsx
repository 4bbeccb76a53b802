import { fireEvent, render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import { MobileMenuList } from '@/components/shell/header/MobileMenuList';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { navigationItems } from '@/lib/site/navigation';
import { fakePopovers } from '@/tests/support/fakePopovers';
import { mockRouter } from '@/tests/support/mockRouter';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: jest.fn(),
}));

beforeAll(fakePopovers);

// There is no router here to go to a page.
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};
beforeAll(() => document.addEventListener('click', stay, true));
afterAll(() => document.removeEventListener('click', stay, true));

const ITEMS = navigationItems(getAllServices());
const OVERVIEWS = { services: <a href="/services">All services</a> };
const menu = (
  <MobileMenu
    label="Example menu"
    items={ITEMS}
    overviews={OVERVIEWS}
    logo="Example"
    actions={<a href="/contact">Book a Call</a>}
  />
);

const opener = () => screen.getByRole('button', { name: 'Open menu' });
const sheet = () => screen.getByRole('dialog', { name: 'Example menu', hidden: true });
const isOpen = () => sheet().matches(':popover-open');

beforeEach(() => jest.mocked(usePathname).mockReturnValue('/'));

describe('MobileMenu', () => {
  it('is closed at first', () => {
    render(menu);

    expect(isOpen()).toBe(false);
  });

  it('opens at its button, which needs no script for that', () => {
    render(menu);
    expect(opener()).toHaveAttribute('popovertarget', sheet().id);

    fireEvent.click(opener());
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['its close button', () => screen.getByRole('button', { name: 'Close menu' })],
    ['a link, also to the page one is on', () => screen.getByRole('link', { name: 'Home' })],
    ['a link at its foot', () => screen.getByRole('link', { name: 'Book a Call' })],
  ])('is closed by %s', (_what, target) => {
    render(menu);
    fireEvent.click(opener());
    fireEvent.click(target());

    expect(isOpen()).toBe(false);
  });

  it('stays open at a press beside its links', () => {
    render(menu);
    fireEvent.click(opener());
    fireEvent.click(within(sheet()).getByRole('navigation', { name: 'Main' }));

    expect(isOpen()).toBe(true);
  });

  it('closes when another page comes', () => {
    const { rerender } = render(menu);
    fireEvent.click(opener());
    jest.mocked(usePathname).mockReturnValue('/about');
    rerender(<MobileMenu label="Example menu" items={[...ITEMS]} overviews={{}} logo="" actions="" />);

    expect(isOpen()).toBe(false);
  });
});

describe('MobileMenuList', () => {
  const groups = () => screen.getAllByRole<HTMLDetailsElement>('group');

  beforeEach(() => render(<MobileMenuList items={ITEMS} path="/team" overviews={OVERVIEWS} />));

  it('starts with every group closed, one of which may be open at a time', () => {
    expect(groups().map(({ open }) => open)).toEqual([false, false, false, false]);
    expect(new Set(groups().map((group) => group.getAttribute('name')))).toEqual(new Set(['mobile-menu']));
  });

  it('holds the links of every group, and the page of the group itself', () => {
    const [about, services] = groups();

    expect(within(about ?? document.body).getByText('Our Team')).toHaveAttribute('href', '/team');
    expect(within(services ?? document.body).getByText('Tax Litigation')).toHaveAttribute(
      'href',
      '/services/tax-litigation',
    );
    expect(
      within(services ?? document.body)
        .getByText('All services')
        .closest('a'),
    ).toHaveAttribute('href', '/services');
  });

  it('marks the page that one is on', () => {
    expect(screen.getByText('Our Team')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Industries')).not.toHaveAttribute('aria-current');
  });

  it('leads straight to the pages that have no group', () => {
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  });
});
