import { render, screen, within } from '@testing-library/react';
import { DesktopNav } from '@/components/shell/header/DesktopNav';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import type { NavItem } from '@/lib/site/navigation';
import { visit } from '@/tests/support/fillBrowserGaps';

const group = (label: string, href: string) => [{ heading: 'Group', links: [{ label, href }] }];
const ITEMS: NavItem[] = [
  { id: 'home', label: 'Home', menuLabel: '', href: '/', groups: [], roots: [''] },
  {
    id: 'about',
    label: 'About',
    menuLabel: 'About menu',
    href: '/about',
    groups: group('Our Team', '/team'),
    roots: ['about', 'team'],
  },
  {
    id: 'services',
    label: 'Services',
    menuLabel: 'Services menu',
    href: '/services',
    groups: group('Audit Services', '/services/audit'),
    roots: ['services'],
  },
];

const WORDS = { menu: 'Menu', open: 'Open menu', close: 'Close menu', main: 'Main' };

it.each([
  ['/', ['Home: page']],
  ['/about', ['About: page']],
  ['/team', ['About: true', 'Our Team: page']],
  ['/services/audit', ['Services: true', 'Audit Services: page']],
  ['/services/taxation', ['Services: true']],
  ['/privacy-policy', []],
])('the mark of the current page on %s stands at %j and nowhere else', (path, expected) => {
  visit(path);
  render(
    <DesktopNav label="Main" items={ITEMS} previews={{}} border={{ src: '/border.svg', width: 480, height: 28 }} />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const marked = links.filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`)).toEqual(expected);
});

it('the menu of narrow screens marks the page that one is on', () => {
  visit('/team');
  render(<MobileMenu words={WORDS} language="en" items={ITEMS} allServices="" logo="" actions="" />);
  expect(screen.getByText('Our Team')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Audit Services')).not.toHaveAttribute('aria-current');
});
