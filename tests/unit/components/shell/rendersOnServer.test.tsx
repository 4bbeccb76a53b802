/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ErrorMessage } from '@/components/shell/errors/ErrorMessage';
import { DesktopNav } from '@/components/shell/header/DesktopNav';
import { MobileMenu } from '@/components/shell/header/MobileMenu';
import { PreviewFrame } from '@/components/shell/header/PreviewFrame';
import { ScrollState } from '@/components/shell/header/ScrollState';
import { SiteHeader } from '@/components/shell/header/SiteHeader';
import { RouteOverlay } from '@/components/shell/RouteOverlay';
import { ScrollToTop } from '@/components/shell/ScrollToTop';
import type { NavItem } from '@/lib/site/navigation';
import { mockRouter } from '@/tests/support/mockRouter';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: () => '/services',
}));

const noop = () => {};
const BORDER = { src: '/border.svg', width: 480, height: 28 };
const FIRM = {
  name: 'Example',
  descriptor: 'Tax',
  phone: '+255 700 000 000',
  mark: { columns: 'M0 0', diamond: 'M0 0', word: 'M0 0' },
};
const GROUPS = [{ heading: 'Company', links: [{ label: 'Our Team', href: '/team' }] }];
const ITEMS: NavItem[] = [{ id: 'about', label: 'About', href: '/about', groups: GROUPS, roots: ['about'] }];

/** Each client component of the frame, and text that must be in its static HTML. */
const PARTS: [string, ReactElement, string][] = [
  ['DesktopNav', <DesktopNav key="a" items={ITEMS} previews={{}} border={BORDER} />, 'href="/team"'],
  ['MobileMenu', <MobileMenu key="a" firm={FIRM} items={ITEMS} />, 'href="/sitemap"'],
  ['ScrollToTop', <ScrollToTop key="a" />, 'data-state="hidden"'],
  ['ErrorMessage', <ErrorMessage key="a" error={new Error('Broken')} onRetry={noop} />, 'Broken'],
  ['PreviewFrame', <PreviewFrame key="a" previews={{}} />, 'aria-hidden'],
  ['SiteHeader', <SiteHeader key="a" />, 'href="/services/tax-litigation"'],
];

describe('the frame without script', () => {
  it.each(PARTS)('holds all that %s has to say', (_, part, text) => {
    expect(renderToString(part)).toContain(text);
  });

  it.each(PARTS)('gets no style attribute from %s, which the security policy would block', (_, part) => {
    expect(renderToString(part)).not.toContain('style=');
  });

  it.each([
    ['RouteOverlay', <RouteOverlay key="a" mark={{ columns: '', diamond: '' }} />],
    ['ScrollState', <ScrollState key="a" />],
  ])('holds nothing of %s', (_, part) => {
    expect(renderToString(part)).toBe('');
  });
});
