import type { Page } from '@playwright/test';
import { CALCULATORS, type CalculatorId } from '../../../lib/site/calculators';
import { CALCULATOR_CASES, SALARY_WITH_EVERYTHING } from '../../support/calculatorCases';
import { someOf } from '../../support/cases';
import { expect, test } from '../support/fixtures';
import { watchShifts } from '../support/scripts';
import { netPayToday } from '../support/siteData';

/** Allows for the header's change at an anchor, and for a font that loads late on a busy machine. */
const NO_SHIFT = 0.01;

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

test('from Home to the take-home pay on a phone it takes a tap, a figure and Enter', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('textbox', { name: 'Gross monthly salary' }).tap();
  await page.keyboard.type('1350000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculator\/gross-to-net-salary\?gross=1350000#result$/);
  await expect(result(page).getByRole('heading').first()).toContainText(
    `Take-home pay each month ${netPayToday(1_350_000)}`,
  );
  await expect(result(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
});

type Shared = { id: CalculatorId; path: string };

/** URLs that open a result, of which `npm test` takes two. The payroll never puts input into its URL. */
const SHARED = someOf([...CALCULATORS].reverse(), 2).flatMap<Shared>(({ id, path }) => {
  if (id === 'payroll') return [];
  if (id === 'tax-calendar') return [{ id, path: `${path}?staff=under-10&business=trader&vat=1` }];
  return [{ id, path: path + (CALCULATOR_CASES[id].others?.at(-1) ?? CALCULATOR_CASES[id].query) }];
});

/** With and without the hash of a shared URL, alternating between calculators. */
const HASHES = ['#result', ''];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing in sight moves while a result arrives, and the button leads to it', async ({ page }) => {
    // Fills the cache: a form that still has no result after 2 s is shown without it (CalculatorGrid.module.scss).
    await page.goto(SALARY_WITH_EVERYTHING);
    const shifts = await watchShifts(page);
    await page.goto(SALARY_WITH_EVERYTHING);
    await expect(page.getByRole('combobox', { name: /financial year/ })).toHaveValue('2014-15');
    await expect(result(page)).toBeVisible();
    expect(await shifts(), 'a salary with everything').toBeLessThan(NO_SHIFT);
    for (const [index, { id, path }] of SHARED.entries()) {
      await page.goto(`${path}${HASHES[index % 2]}`);
      await expect(page.getByRole('button', { name: 'Copy link', includeHidden: true }).first()).toBeAttached();
      expect(await shifts(), path).toBeLessThan(NO_SHIFT);
      if (id === 'tax-calendar') continue;
      await expect(result(page)).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('main').locator('form button[type="submit"]').first().click();
      await expect(result(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    }
  });
});
