import { answerElsewhere, expect, test } from '../support/fixtures';
import { fill, submit } from '../support/forms';
import { ViewerPage } from '../support/viewer';

/** An in-app browser. Such browsers lack sharing, new tabs and the clipboard, and their storage throws. */
const IN_APP =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.40.82;]';

test.describe('inside an app', { tag: '@phone' }, () => {
  test.use({ userAgent: IN_APP });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      window.open = () => null;
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    }),
  );

  test('a form is sent', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await submit(page);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  });

  test('a document opens', async ({ page }) => {
    await page.goto('/resources/acts/companies-act');
    await page.getByRole('main').getByRole('link', { name: 'View Document' }).first().tap();
    const viewer = new ViewerPage(page);
    await viewer.expectPages();
    await expect(viewer.dialog.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', /\.pdf$/);
  });

  test('a result is shared in a chat, and a file that may not be kept is said so', async ({ page }) => {
    const main = page.getByRole('main');
    await answerElsewhere(page);
    await page.goto('/calculator/gross-to-net-salary?gross=1350000');
    await main.getByRole('button', { name: 'Copy link' }).tap();
    await expect(main.getByText(`${page.url()}#result`, { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'CSV' }).tap();
    await expect(main.getByText('This app may not be able to save files.')).toBeVisible();
    const opened = page.waitForEvent('popup');
    await main.getByRole('link', { name: /^Share by WhatsApp/ }).tap();
    await expect(await opened).toHaveURL(/^https:\/\/wa\.me\/\?text=.*1%2C021%2C500/);
  });
});
