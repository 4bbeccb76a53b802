import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults, darkFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

type State = {
  path: string;
  /** Selector of the examined part. Default: the main part. */
  part?: string;
  isPhone?: boolean;
  /** Actions, each followed by an element that must appear; no state may have a fault. */
  steps: ((page: Page) => Promise<Locator>)[];
};

/** Presses a button of the page, or of its dialog. */
const press =
  (name: string | RegExp, then: (page: Page) => Locator): State['steps'][number] =>
  async (page) => {
    await page.locator('dialog[open], main').last().getByRole('button', { name, exact: true }).first().click();
    return then(page);
  };
const invalid = (page: Page) => page.locator('[aria-invalid="true"]').first();
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).filter({ visible: true }).first();
/** States of pages after actions. */
const STATES: Readonly<Record<string, State>> = {
  'the open menu of a phone': {
    path: '/services',
    part: 'header',
    isPhone: true,
    steps: [
      async (page) => {
        await page.getByRole('button', { name: 'Open menu' }).tap();
        await page.getByRole('dialog').locator('summary', { hasText: 'Services' }).tap();
        return page.getByRole('dialog').getByRole('link', { name: 'Virtual CFO' });
      },
    ],
  },
  'an open dropdown': {
    path: '/services',
    part: 'header',
    steps: [
      async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Services menu' }).press('Enter');
        return page.getByRole('banner').getByRole('link', { name: 'Virtual CFO' });
      },
    ],
  },
  'what a word of an article means': {
    path: '/resources/articles/objection-deadlines',
    steps: [
      press('waiver', (page) => page.locator('#term-waiver:popover-open').getByRole('link', { name: 'Glossary' })),
    ],
  },
  'Home with nothing found and a call back with mistakes': {
    path: '/',
    part: 'html',
    steps: [
      async (page) => {
        await page.getByRole('button', { name: 'Next slide' }).click();
        await page.getByRole('button', { name: 'Next industry' }).click();
        await page.getByRole('tab', { name: 'Affiliations & Awards' }).click();
        await page.getByRole('searchbox', { name: 'Search services' }).fill('zzz');
        await page.getByRole('button', { name: 'Request a call back' }).click();
        return page.getByText('Name is required').first();
      },
    ],
  },
  'a contact form with mistakes': { path: '/contact', steps: [press('Send message', invalid)] },
  'an award in full': {
    path: '/awards',
    part: 'dialog[open]',
    steps: [press(/^Plaque/, (page) => page.locator('dialog[open]'))],
  },
  'the dates of a choice': {
    path: '/calendar',
    steps: [
      async (page) => {
        await page.getByText('Change', { exact: true }).click();
        return page.getByRole('button', { name: 'Show my dates' });
      },
      press('Show my dates', text(/^Next: /)),
    ],
  },
};

for (const [name, { path, part = 'main', isPhone = false, steps }] of Object.entries(STATES)) {
  test(`${name}: without fault, light and dark`, { tag: isPhone ? '@phone' : [] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const step of steps) {
      await expect(await step(page)).toBeVisible();
      expect(await accessibilityFaults(page, part)).toEqual([]);
      expect(await darkFaults(page, part)).toEqual([]);
    }
  });
}
