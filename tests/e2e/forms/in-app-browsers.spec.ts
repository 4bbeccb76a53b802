import type { Page } from '@playwright/test';
import { answerElsewhere, expect, test } from '../support/fixtures';
import { fill, submit } from '../support/forms';

/** A browser inside an app: it has neither sharing, new tabs nor clipboard, and its storage throws. */
const IN_APP =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.40.82;]';

const main = (page: Page) => page.getByRole('main');

const takeAway = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    window.open = () => null;
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });

test.describe('inside an app', { tag: '@phone' }, () => {
  test.use({ userAgent: IN_APP });
  test.beforeEach(({ page }) => takeAway(page));

  test('a result is shared in a chat, its link shown, and a file that is not kept said so', async ({ page }) => {
    await answerElsewhere(page);
    await page.goto('/calculator/gross-to-net-salary?gross=1350000');
    await main(page).getByRole('button', { name: 'Copy link' }).tap();
    await expect(main(page).getByText(page.url(), { exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'CSV' }).tap();
    await expect(main(page).getByText('This app may keep no files.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Share', exact: true }).tap();
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/\?text=.*1%2C021%2C500/);
  });

  test('a form is sent, a document opens', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await submit(page);
    await expect(main(page).getByRole('heading', { name: 'Message Sent!' })).toBeVisible();

    await page.goto('/resources/acts/companies-act');
    await main(page).getByRole('link', { name: 'View Document' }).first().tap();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText('Beneficial owners').first()).toBeVisible();
    await expect(viewer.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', /\.pdf$/);
  });

  test('the dates come as a file, with a note that the app may keep none', async ({ page }) => {
    await page.goto('/calendar');
    const saved = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: /^Add my dates/ })
      .tap();
    expect((await saved).suggestedFilename()).toBe('tax-dates.ics');
    await expect(main(page).getByText('This app may keep no files.')).toBeVisible();
  });
});
