import { fireEvent, render, screen, within } from '@testing-library/react';
import { DesktopNav } from '@/components/shell/header/DesktopNav';
import { HOVER_GRACE_MS } from '@/components/shell/header/useDropdown';
import type { NavItem } from '@/lib/site/navigation';
import { fakePopovers } from '@/tests/support/fakePopovers';
import { fillBrowserGaps, focusOn, wait } from '@/tests/support/fillBrowserGaps';
import { stayOnPage } from '@/tests/support/stayOnPage';
import { visit } from '@/tests/support/visit';

const group = (label: string, href: string) => [{ heading: 'Group', links: [{ label, href }] }];
const ITEMS: NavItem[] = [
  { id: 'home', label: 'Home', href: '/', groups: [], roots: [''] },
  { id: 'about', label: 'About', href: '/about', groups: group('Our Team', '/team'), roots: ['about', 'team'] },
  {
    id: 'services',
    label: 'Services',
    href: '/services',
    groups: group('Audit Services', '/services/audit'),
    roots: ['services'],
  },
];

const nav = () => (
  <>
    <DesktopNav items={ITEMS} previews={{}} border={{ src: '/border.svg', width: 480, height: 28 }} />
    <button type="button">Elsewhere</button>
  </>
);
const show = (path = '/') => {
  visit(path);
  return render(nav());
};

const button = (label: string) => screen.getByRole('button', { name: `${label} menu` });
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const openOnes = () =>
  screen.queryAllByRole('button', { expanded: true }).map((one) => one.getAttribute('aria-label')?.split(' ')[0]);
const itemOf = (label: string) => button(label).closest('li') ?? document.body;
const enter = (label: string, pointerType = 'mouse') => fireEvent.pointerEnter(itemOf(label), { pointerType });
const leave = (label: string) => fireEvent.pointerLeave(itemOf(label), { pointerType: 'mouse' });
const press = (label: string) => fireEvent.click(button(label));
const ourTeam = () => screen.getByRole('link', { name: 'Our Team' });
const pick = () => {
  press('About');
  fireEvent.click(ourTeam());
};

beforeAll(fakePopovers);
stayOnPage();
beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(1_000_000);
  fillBrowserGaps();
  window.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

describe('a dropdown of the header under the pointer', () => {
  beforeEach(() => void show());

  it('opens at once and closes 150 ms after the pointer has left', () => {
    enter('About');
    leave('About');
    wait(HOVER_GRACE_MS - 1);
    expect(openOnes()).toEqual(['About']);
    wait(1);
    expect(openOnes()).toEqual([]);
    expect(HOVER_GRACE_MS).toBe(150);
  });

  it.each([
    ['stays open at the click of a visitor whose pointer has just opened it', HOVER_GRACE_MS - 1, ['About']],
    ['closes at a click after that', HOVER_GRACE_MS, []],
  ])('%s', (_, ms, open) => {
    enter('About');
    wait(ms);
    press('About');
    expect(openOnes()).toEqual(open);
  });

  it('does not open under a finger, which presses the button', () => {
    enter('About', 'touch');
    expect(openOnes()).toEqual([]);
    press('About');
    expect(openOnes()).toEqual(['About']);
  });
});

describe('a dropdown of the header by its button', () => {
  beforeEach(() => {
    show();
    press('About');
  });

  it('leaves the focus where it is at Escape when it is outside the header', () => {
    focusOn(elsewhere());
    enter('About');
    fireEvent.keyDown(elsewhere(), { key: 'Escape' });
    expect(openOnes()).toEqual([]);
    expect(elsewhere()).toHaveFocus();
  });

  it.each([
    ['a press elsewhere', () => fireEvent.pointerDown(elsewhere()), []],
    ['the focus elsewhere', () => focusOn(elsewhere()), []],
    ['a press on one of its links', () => fireEvent.click(ourTeam()), []],
    ['another key', () => fireEvent.keyDown(button('About'), { key: 'Tab' }), ['About']],
    ['a click between its links', () => fireEvent.click(ourTeam().closest('ul') ?? document.body), ['About']],
  ])('at %s leaves open %j', (_, act, open) => {
    const { scrollTo } = window;
    act();
    expect(openOnes()).toEqual(open);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

it.each([
  ['/', ['Home: page']],
  ['/about', ['About: page']],
  ['/team', ['About: true', 'Our Team: page']],
  ['/services/audit', ['Services: true', 'Audit Services: page']],
  ['/services/taxation', ['Services: true']],
  ['/privacy-policy', []],
])('the mark of the current page on %s stands at %j and nowhere else', (path, expected) => {
  show(path);
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const marked = links.filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`)).toEqual(expected);
});

describe('a link picked in a dropdown', () => {
  it('moves smoothly to the top once its page is there: the old page keeps its place for Back', () => {
    const { rerender } = show();
    pick();
    expect(window.scrollTo).not.toHaveBeenCalled();
    visit('/team');
    rerender(nav());
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it.each([
    ['smoothly', undefined, 'smooth'],
    ['without motion where the visitor asks for less', 'prefers-reduced-motion', 'instant'],
  ])('moves to the top of the page one is on at once, %s', (_, matching, behavior) => {
    fillBrowserGaps(matching);
    show('/team');
    pick();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  });
});
