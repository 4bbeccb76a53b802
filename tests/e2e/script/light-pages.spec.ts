import type { Locator, Page } from '@playwright/test';
import { sweptPaths } from '../support/exportedPages';
import { expect, test } from '../support/fixtures';
import {
  BEFORE_SCRIPT,
  holdScripts,
  lightPaths,
  scriptRequests,
  untilHydrated,
  watchShifts,
} from '../support/lightPages';

test.use({ isTakenOver: false });

const main = (page: Page) => page.getByRole('main');

type Interaction = {
  path: string;
  control: (page: Page) => Locator;
  /** The control's effect after hydration. */
  done: (page: Page) => Promise<void>;
};

const pressed = (control: (page: Page) => Locator) => (page: Page) =>
  expect(control(page)).toHaveAttribute('aria-pressed', 'true');

const press = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const shows = (text: string | RegExp) => (page: Page) => expect(main(page).getByText(text).first()).toBeVisible();

const taxFilter = (page: Page) => main(page).getByRole('button', { name: 'Tax Services' });
const secondTab = (page: Page) => main(page).getByRole('tab').nth(1);

/** A control that needs script on each template with one. */
const INTERACTIONS: Record<string, Interaction> = {
  'the filter of the services': { path: '/services', control: taxFilter, done: pressed(taxFilter) },
  'a tab of the page about the firm': {
    path: '/about',
    control: secondTab,
    done: (page) => expect(secondTab(page)).toHaveAttribute('aria-selected', 'true'),
  },
  'the button that calculates net pay': {
    path: '/calculator/gross-to-net-salary',
    control: press('Calculate net pay'),
    done: shows('Take-home pay each month'),
  },
  'the button that calculates overtime': {
    path: '/calculator/overtime',
    control: press('Calculate overtime'),
    done: (page) => expect(page).toHaveURL(/\/calculator\/overtime\?/),
  },
};

test('a light page fetches neither script nor data while one scrolls and reads', { tag: '@light' }, async ({
  page,
}) => {
  test.slow();
  const requests = scriptRequests(page);
  const asked: string[] = [];
  const paths = sweptPaths(lightPaths());
  for (const path of paths) {
    await page.goto(path);
    await page.mouse.move(5, 500);
    await page.mouse.wheel(0, 4000);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (requests.length > 0) asked.push(path);
    requests.length = 0;
  }
  expect(asked).toEqual([]);
  expect(paths.length).toBeGreaterThan(15);
});

for (const [name, { path, control, done }] of Object.entries(INTERACTIONS)) {
  test(`${name} carries out a press that came before its script`, { tag: '@engines' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, BEFORE_SCRIPT);
    await control(page).click();
    release();
    await done(page);
  });
}

test.describe('text typed before the script has come', { tag: '@engines' }, () => {
  test('is calculated', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/calculator/gross-to-net-salary', BEFORE_SCRIPT);
    const field = main(page).getByRole('textbox', { name: 'Gross monthly salary' });
    await field.fill('1,350,000');
    release();
    await untilHydrated(page);
    await expect(field).toHaveValue('1,350,000');

    await field.press('Enter');
    await expect(page).toHaveURL('/calculator/gross-to-net-salary?gross=1350000');
  });

  test('narrows the team', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/team', BEFORE_SCRIPT);
    await main(page).getByRole('searchbox').fill('nobody of this name');
    release();

    await expect(main(page).getByText('No team members found').first()).toBeVisible();
  });

  test('stays in the form, which is checked once its script is there', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', BEFORE_SCRIPT);
    await main(page).getByRole('textbox', { name: 'Name' }).fill('Asha');
    release();
    await untilHydrated(page);
    await main(page).getByRole('button', { name: 'Send message' }).click();

    await expect(main(page).getByText('Your message was not sent.')).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  });
});

test.describe('a URL that only script can answer', { tag: '@engines' }, () => {
  for (const [path, shown] of [
    ['/services#tax', taxFilter],
    ['/calculator/gross-to-net-salary?gross=1350000', (page: Page) => main(page).getByText('Take-home pay each month')],
  ] as const) {
    test(`is answered on arrival: ${path}`, async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      await expect(shown(page)).toBeVisible();
    });
  }

  test('selects the service that an enquiry is about', async ({ page }) => {
    await page.goto('/contact?service=taxation');
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('taxation');
  });
});

test('nothing moves when script arrives', { tag: '@both' }, async ({ page }) => {
  const moved: string[] = [];
  for (const path of [
    '/services/taxation',
    '/services',
    '/industries',
    '/about',
    '/calculator',
    '/calculator/overtime',
    '/contact',
    '/team',
    '/resources/acts/companies-act',
    '/sitemap',
    '/thank-you',
  ]) {
    await page.goto(path);
    const shifts = await watchShifts(page);
    // A synthetic key, since a real one would show the skip link.
    await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
    await untilHydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if ((await shifts()) !== 0) moved.push(path);
  }
  expect(moved).toEqual([]);
});

test('other pages are fetched ahead by rules that come as a header', async ({ page, request }) => {
  const response = await page.goto('/services');
  expect(response?.headers()['speculation-rules']).toBe('"/speculation-rules.json"');

  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  expect(Object.keys(await rules.json())).toEqual(['prefetch', 'prerender']);
});
