import type { Page } from '@playwright/test';
import { someOf } from '../../support/cases';
import { recordAnnouncements } from '../../support/recordAnnouncements';
import { expect, test } from '../support/fixtures';

/** A visitor's action and the only announcement that may follow it; `npm test` takes a static page and one of React. */
const ANNOUNCED: readonly (readonly [path: string, act: (page: Page) => Promise<void>, said: RegExp])[] = [
  ['/services#tax', (page) => pressLink(page, 'All Services'), /^All \d+ services shown$/],
  ['/search', (page) => searchFor(page, 'withholding'), /^We found \d+ pages?, and \d+ passages? in our documents\.$/],
  ['/calculator/payroll', (page) => pressButton(page, 'Work out the payroll'), /Please enter at least one employee/],
  ['/contact', (page) => pressButton(page, 'Send message'), /^Your message was not sent/],
];

const searchFor = (page: Page, words: string) =>
  page.getByRole('main').locator('input[type="search"]').first().fill(words);
const pressLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first().click();
const pressButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click();

test('each change is said once', async ({ page }) => {
  for (const [path, act, said] of someOf(ANNOUNCED, 2)) {
    await page.goto(path);
    await page.evaluate(`window.said = (${recordAnnouncements})()`);
    await act(page);
    const heard = () => page.evaluate<string[]>('window.said');
    await expect.poll(heard, path).toEqual([expect.stringMatching(said)]);
    // Nothing more is announced once the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await heard(), path).toHaveLength(1);
  }
});
