import type { Page } from '@playwright/test';
import { isFull } from '../../support/cases';
import { accessibilityFaults, darkFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

type State = {
  path: string;
  /** Brings the page into the state. */
  act: (page: Page) => Promise<void>;
  /** Selector of an element that must then be visible. */
  shown: string;
  /** Selector of the part to check. Default: main. */
  part?: string;
  isPhone?: boolean;
};

/** States that pages reach after an action; none may have accessibility faults, in nightly runs also in the dark theme. */
const STATES: Readonly<Record<string, State>> = {
  'the open menu of a phone': {
    path: '/services',
    isPhone: true,
    part: 'header',
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('dialog').locator('summary', { hasText: 'Services' }).tap();
    },
    shown: '#site-menu a[href="/services/cfo"]',
  },
  'an open dropdown': {
    path: '/services',
    part: 'header',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Services menu' }).press('Enter'),
    shown: 'header a[href="/services/cfo"]',
  },
  'what a word of an article means': {
    path: '/resources/articles/objection-deadlines',
    act: (page) => press(page, 'waiver'),
    shown: '#term-waiver:popover-open a',
  },
  'Home with nothing found and a call back with mistakes': {
    path: '/',
    act: async (page) => {
      await press(page, 'Next slide');
      await page.getByRole('tab', { name: 'Affiliations & Awards' }).click();
      await page.getByRole('searchbox', { name: 'Search services' }).fill('zzz');
      await press(page, 'Request a call back');
    },
    shown: '[aria-invalid="true"]',
  },
  'a contact form with mistakes': {
    path: '/contact',
    part: '#message',
    act: (page) => press(page, 'Send message'),
    shown: '[aria-invalid="true"]',
  },
  'an amount that cannot be read': {
    path: '/calculator/gross-to-net-salary?gross=1%2C35m',
    act: (page) => page.getByRole('button', { name: /Did you mean 1,350,000/ }).focus(),
    shown: '[aria-invalid="true"]',
  },
  'the dates of a choice': {
    path: '/calendar',
    act: async (page) => {
      await page.getByText('Change this', { exact: true }).click();
      await press(page, 'Show my dates');
    },
    shown: 'main [role="status"]:not(:empty)',
  },
};

for (const [name, { path, act, shown, part = 'main', isPhone = false }] of Object.entries(STATES)) {
  test(`${name}: without fault`, { tag: isPhone ? '@phone' : [] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await act(page);
    await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
    expect(await accessibilityFaults(page, part)).toEqual([]);
    if (isFull) expect(await darkFaults(page, part)).toEqual([]);
  });
}
