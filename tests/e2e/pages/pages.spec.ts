import { isFull } from '../../support/isFull';
import { accessibilityFaults, darkFaults } from '../support/accessibility';
import { exportedPaths, firstOfEachTemplate, NOT_THERE, sweptPaths } from '../support/exportedPages';
import { answerElsewhere, expect, test } from '../support/fixtures';
import { keyboardFaults } from '../support/keyboardWalk';
import { sidewaysRoom, sidewaysSentences } from '../support/scrolling';

const NARROWEST = { width: 320, height: 640 };
const WIDTHS = [320, 390, 768, 1024, 1920];
const PATHS = exportedPaths();
const TEMPLATES = firstOfEachTemplate(PATHS);
/** Pages with unique parts: `npm test` examines only these also on a phone, in the dark theme and by keyboard. */
const IN_ALL_WAYS = isFull
  ? TEMPLATES
  : ['/', '/services', '/calculator/payroll', '/calendar', '/resources', '/contact', '/styleguide'];

for (const path of new Set([...sweptPaths(PATHS), ...IN_ALL_WAYS, ...NOT_THERE])) {
  const isInAllWays = IN_ALL_WAYS.includes(path);
  test(`${path} is without fault`, { tag: isInAllWays ? '@both' : [] }, async ({ page, isMobile }) => {
    const errors: string[] = [];
    const status = NOT_THERE.includes(path) ? 404 : 200;
    // Browsers report the status of such a page as an error.
    const isOwnStatus = (text: string) => status === 404 && text.includes('status of 404');
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOwnStatus(message.text())) errors.push(message.text());
    });
    await answerElsewhere(page);
    // Stops fading while axe measures colours.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    expect(await accessibilityFaults(page)).toEqual([]);
    if (!isMobile && isInAllWays) {
      expect(await darkFaults(page)).toEqual([]);
      expect(await keyboardFaults(page)).toEqual([]);
    }
    await page.setViewportSize(NARROWEST);
    await expect.poll(() => sidewaysRoom(page)).toBeLessThanOrEqual(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...NARROWEST, width });
      expect(await sidewaysSentences(page), `${width} px`).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}

test('an unknown address gets a page that helps on', async ({ page, request }) => {
  for (const path of ['/about/nowhere', '/services.php']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('<title>Page not found - ');
  }

  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('searchbox', { name: 'Search the whole site' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
});
