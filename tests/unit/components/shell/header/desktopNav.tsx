import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { DesktopNav } from '@/components/shell/header/DesktopNav';
import type { NavItem } from '@/lib/site/navigation';
import { fakePopovers } from '@/tests/support/fakePopovers';

const BORDER = { src: '/border.svg', width: 480, height: 28 };
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

export const button = (label: string) => screen.getByRole('button', { name: `${label} menu` });
const item = (label: string) => {
  const found = button(label).closest('li');
  if (!found) throw new Error(`no item ${label}`);
  return found;
};
export const openOnes = () =>
  screen.queryAllByRole('button', { expanded: true }).map((one) => one.getAttribute('aria-label'));

export const enter = (label: string, pointerType = 'mouse') => fireEvent.pointerEnter(item(label), { pointerType });
export const leave = (label: string) => fireEvent.pointerLeave(item(label), { pointerType: 'mouse' });
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

export const nav = () => (
  <>
    <DesktopNav items={ITEMS} previews={{}} border={BORDER} />
    <button type="button">Elsewhere</button>
  </>
);

/** The header's links on a page. */
export function renderNav(path = '/') {
  jest.mocked(usePathname).mockReturnValue(path);
  return render(nav());
}

beforeAll(fakePopovers);

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
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};
beforeAll(() => document.addEventListener('click', stay, true));
afterAll(() => document.removeEventListener('click', stay, true));

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(1_000_000);
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: jest.fn() });
});
afterEach(() => jest.useRealTimers());
