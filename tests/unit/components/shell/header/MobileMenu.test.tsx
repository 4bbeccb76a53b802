import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import { MobileMenuList } from '@/components/shell/header/MobileMenuList';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { navigationItems } from '@/lib/site/navigation';
import { fakeModalDialogs } from '@/tests/support/fakeModalDialogs';
import { mockRouter } from '@/tests/support/mockRouter';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: jest.fn(),
}));

// Read from the disk before a test waits for it.
beforeAll(() => import('@/components/shell/header/MobileMenuSheet'));

beforeAll(fakeModalDialogs);

// There is no router here to go to a page.
const stay = (event: Event) => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay, true));
afterAll(() => document.removeEventListener('click', stay, true));

const FIRM = {
  name: 'Example & Co',
  descriptor: 'Tax',
  phone: '+255 700 000 000',
  mark: { columns: 'M0 0', diamond: 'M0 0', word: 'M0 0' },
};
const ITEMS = navigationItems(getAllServices());
const menu = <MobileMenu firm={FIRM} items={ITEMS} />;

const opener = () => screen.getByRole('button', { name: 'Open menu' });
const sheet = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
/** The sheet's content is fetched when it is asked for. */
async function openMenu() {
  fireEvent.click(opener());
  await screen.findByRole('navigation', { name: 'Main' });
}
const isPageLocked = () => document.documentElement.style.overflow === 'hidden';

beforeEach(() => jest.mocked(usePathname).mockReturnValue('/'));

describe('MobileMenu', () => {
  it('is closed at first and leaves the page alone', () => {
    render(menu);

    expect(sheet().open).toBe(false);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(isPageLocked()).toBe(false);
  });

  it('opens as a modal sheet and stops the page behind it', async () => {
    render(menu);
    await openMenu();

    expect(screen.getByRole('dialog', { name: 'Example & Co menu' })).toHaveAttribute('open');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(isPageLocked()).toBe(true);
  });

  it.each([
    ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
    ['Escape, which the browser makes a close', () => act(() => sheet().close())],
    ['a link', () => fireEvent.click(screen.getByRole('link', { name: 'Contact' }))],
  ])('is closed by %s, and the page scrolls again', async (_what, closeIt) => {
    render(menu);
    await openMenu();
    closeIt();

    expect(sheet().open).toBe(false);
    expect(isPageLocked()).toBe(false);
  });

  it('stays open at a press beside its links', async () => {
    render(menu);
    await openMenu();
    fireEvent.click(within(sheet()).getByRole('navigation', { name: 'Main' }));

    expect(sheet().open).toBe(true);
  });

  it('closes when another page comes', async () => {
    const { rerender } = render(menu);
    await openMenu();
    jest.mocked(usePathname).mockReturnValue('/about');
    rerender(<MobileMenu firm={FIRM} items={[...ITEMS]} />);

    expect(sheet().open).toBe(false);
  });

  it('offers a call and a form at its foot', async () => {
    render(menu);
    await openMenu();

    expect(screen.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+255700000000');
  });
});

describe('MobileMenuList', () => {
  const groups = () => screen.getAllByRole<HTMLDetailsElement>('group');

  beforeEach(() => render(<MobileMenuList items={ITEMS} path="/team" />));

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
