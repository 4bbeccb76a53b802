import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { DesktopNav } from '@/components/shell/DesktopNav';
import { HOVER_GRACE_MS } from '@/components/shell/useDropdown';
import { mockRouter } from '@/tests/support/mockRouter';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: jest.fn(),
}));

const BORDER = { src: '/border.svg', width: 480, height: 28 };
const group = (label: string, href: string) => [{ heading: 'Group', links: [{ label, href }] }];
const ITEMS = [
  { id: 'home', label: 'Home', href: '/', groups: [] },
  { id: 'about', label: 'About', href: '/about', groups: group('Our Team', '/team') },
  { id: 'services', label: 'Services', href: '/services', groups: group('Audit Services', '/services/audit') },
];

const button = (label: string) => screen.getByRole('button', { name: `${label} menu` });
const item = (label: string) => {
  const found = button(label).closest('li');
  if (!found) throw new Error(`no item ${label}`);
  return found;
};
const openOnes = () => screen.queryAllByRole('button', { expanded: true }).map((one) => one.getAttribute('aria-label'));

const enter = (label: string, pointerType = 'mouse') => fireEvent.pointerEnter(item(label), { pointerType });
const leave = (label: string) => fireEvent.pointerLeave(item(label), { pointerType: 'mouse' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const nav = () => (
  <>
    <DesktopNav items={ITEMS} previews={{}} border={BORDER} />
    <button type="button">Elsewhere</button>
  </>
);

function renderNav(path = '/') {
  jest.mocked(usePathname).mockReturnValue(path);
  return render(nav());
}

// jsdom has no pointer events.
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
beforeAll(() => Object.assign(window, { PointerEvent: FakePointerEvent }));

// There is no router here to go to a page.
const stay = (event: Event) => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay, true));
afterAll(() => document.removeEventListener('click', stay, true));

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(1_000_000);
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: jest.fn() });
});
afterEach(() => jest.useRealTimers());

describe('a dropdown of the header under the pointer', () => {
  beforeEach(() => renderNav());

  it('opens at once and closes 150 ms after the pointer has left', () => {
    enter('About');
    expect(openOnes()).toEqual(['About menu']);

    leave('About');
    wait(HOVER_GRACE_MS - 1);
    expect(openOnes()).toEqual(['About menu']);

    wait(1);
    expect(openOnes()).toEqual([]);
    expect(HOVER_GRACE_MS).toBe(150);
  });

  it('stays when the pointer comes back in time', () => {
    enter('About');
    leave('About');
    wait(100);
    enter('About');
    wait(1000);

    expect(openOnes()).toEqual(['About menu']);
  });

  it('gives way to its neighbour: one is open at a time', () => {
    enter('About');
    leave('About');
    enter('Services');
    expect(openOnes()).toEqual(['Services menu']);

    wait(1000);
    expect(openOnes()).toEqual(['Services menu']);
  });

  it('stays open at the click of a visitor whose pointer has just opened it', () => {
    enter('About');
    wait(HOVER_GRACE_MS - 1);
    fireEvent.click(button('About'));

    expect(openOnes()).toEqual(['About menu']);
  });

  it('closes at a click after that', () => {
    enter('About');
    wait(HOVER_GRACE_MS);
    fireEvent.click(button('About'));

    expect(openOnes()).toEqual([]);
  });

  it('does not open under a finger, which presses the button', () => {
    enter('About', 'touch');
    expect(openOnes()).toEqual([]);

    fireEvent.click(button('About'));
    expect(openOnes()).toEqual(['About menu']);
  });
});

describe('a dropdown of the header by its button', () => {
  beforeEach(() => renderNav());

  it('opens, and closes at the next click', () => {
    fireEvent.click(button('About'));
    expect(openOnes()).toEqual(['About menu']);

    wait(500);
    fireEvent.click(button('About'));
    expect(openOnes()).toEqual([]);
  });

  it('gives way when another is opened', () => {
    fireEvent.click(button('About'));
    fireEvent.click(button('Services'));

    expect(openOnes()).toEqual(['Services menu']);
  });

  it('closes at Escape and gives the focus back to its button', () => {
    fireEvent.click(button('About'));
    act(() => screen.getByRole('link', { name: 'Our Team' }).focus());

    fireEvent.keyDown(screen.getByRole('link', { name: 'Our Team' }), { key: 'Escape' });

    expect(openOnes()).toEqual([]);
    expect(button('About')).toHaveFocus();
  });

  it('leaves the focus where it is at Escape when it is outside the header', () => {
    enter('About');
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    // The focus was there before the pointer opened the dropdown.
    act(() => elsewhere.focus());
    enter('About');

    fireEvent.keyDown(elsewhere, { key: 'Escape' });

    expect(openOnes()).toEqual([]);
    expect(elsewhere).toHaveFocus();
  });

  it('stays at other keys', () => {
    fireEvent.click(button('About'));
    fireEvent.keyDown(button('About'), { key: 'Tab' });

    expect(openOnes()).toEqual(['About menu']);
  });

  it.each([
    ['a press', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }))],
    ['the focus', () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
  ])('closes at %s elsewhere', (_what, goElsewhere) => {
    fireEvent.click(button('About'));
    goElsewhere();

    expect(openOnes()).toEqual([]);
  });

  it('closes when one of its links is picked', () => {
    fireEvent.click(button('About'));
    fireEvent.click(screen.getByRole('link', { name: 'Our Team' }));

    expect(openOnes()).toEqual([]);
  });

  it('stays at a click between its links', () => {
    fireEvent.click(button('About'));
    const panel = document.getElementById(button('About').getAttribute('aria-controls') ?? '');
    fireEvent.click(panel ?? document.body);

    expect(openOnes()).toEqual(['About menu']);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('lets the header know, which turns white below it', () => {
    const root = document.documentElement;
    fireEvent.click(button('About'));
    expect(root).toHaveAttribute('data-dropdown');

    fireEvent.click(button('Services'));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(root).not.toHaveAttribute('data-dropdown');
  });
});

describe('the mark of the current page', () => {
  it.each([
    ['/', ['Home: page']],
    ['/about', ['About: page']],
    ['/team', ['About: true', 'Our Team: page']],
    ['/services/audit', ['Services: true', 'Audit Services: page']],
    ['/services/taxation', ['Services: true']],
    ['/privacy-policy', []],
  ])('on %s stands at %j and nowhere else', (path, expected) => {
    renderNav(path);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const marked = within(nav)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));

    expect(marked.map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`)).toEqual(expected);
  });
});

describe('a link picked in a dropdown', () => {
  const pick = () => {
    fireEvent.click(button('About'));
    fireEvent.click(screen.getByRole('link', { name: 'Our Team' }));
  };

  it('moves smoothly to the top once its page is there: the old page keeps its place for Back', () => {
    const { rerender } = renderNav('/');
    pick();
    expect(window.scrollTo).not.toHaveBeenCalled();

    jest.mocked(usePathname).mockReturnValue('/team');
    rerender(nav());
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('moves to the top of the page one is on at once', () => {
    renderNav('/team');
    pick();

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('moves without motion where the visitor asks for less', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    renderNav('/team');
    pick();

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('leaves the page where it is when another one comes by other ways', () => {
    const { rerender } = renderNav('/');
    jest.mocked(usePathname).mockReturnValue('/team');
    rerender(nav());

    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
