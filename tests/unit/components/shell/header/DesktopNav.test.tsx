import { render, screen, within } from '@testing-library/react';
import { DesktopNav } from '@/components/shell/header/DesktopNav';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import type { NavItem } from '@/lib/site/navigation';
import { visit } from '@/tests/support/mockBrowserApis';

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
])('the current page %s is marked at %j only', (path, expected) => {
  visit(path);
  render(
    <DesktopNav label="Main" items={ITEMS} previews={{}} border={{ src: '/border.svg', width: 480, height: 28 }} />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const marked = links.filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`)).toEqual(expected);
});

it('the mobile menu marks the current page', () => {
  visit('/team');
  render(<MobileMenu words={WORDS} language="en" items={ITEMS} allServices="" logo="" actions="" />);
  expect(screen.getByText('Our Team')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Audit Services')).not.toHaveAttribute('aria-current');
});
