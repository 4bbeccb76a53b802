import type { Page } from '@playwright/test';
import { getTeam } from '../../lib/server/content/loaders/team.ts';
import { departmentOptions } from '../../lib/team/departments.ts';
import { orderTeam } from '../../lib/team/members.ts';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name, position or specialty' });
const department = (page: Page) => page.getByRole('combobox', { name: 'Department' });

const TEAM = getTeam();
const OPTIONS = departmentOptions(TEAM);
const taxTeam = TEAM.filter((member) => member.department === 'Tax Services').length;

const MANY_SKILLS = TEAM.find(({ specialties }) => specialties.length > 3) ?? TEAM[0];

async function expectWholePerson(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: MANY_SKILLS?.name });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText(MANY_SKILLS?.bio ?? '')).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'All specialties' }).getByRole('listitem')).toHaveText(
    MANY_SKILLS?.specialties ?? [],
  );
  await expect(sheet.getByRole('link', { name: MANY_SKILLS?.phone })).toBeVisible();
  await expect(sheet.getByText(MANY_SKILLS?.cloth.proverb.translation ?? '')).toBeVisible();
}

const rest = (page: Page) => page.getByRole('button', { name: `more specialties of ${MANY_SKILLS?.name}` });

test('is filtered by department and words, by keyboard too, and Back undoes a press', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/team?from=mail#people');
  await expect(department(page).getByRole('option')).toHaveText(OPTIONS.map(({ label }) => label));
  await search(page).fill('arbitration');
  await expect(names(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 team member found');
  await expect(page).toHaveURL('/team?from=mail&q=arbitration#people');

  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveCount(TEAM.length);
  await page.keyboard.press('Tab');
  await expect(department(page)).toBeFocused();
  await page.keyboard.press('t');
  await expect(names(page)).toHaveCount(taxTeam);
  await expect(page).toHaveURL('/team?from=mail&department=tax-services#people');

  await page.reload();
  await expect(department(page)).toHaveValue('tax-services');
  await expect(names(page)).toHaveCount(taxTeam);
  await page.goBack();
  await expect(page).toHaveURL('/team?from=mail#people');
  await expect(names(page)).toHaveCount(TEAM.length);
});

test('a card opens to the whole person, without fault, and gives the focus back', { tag: '@both' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  await rest(page).click();
  await expectWholePerson(page);
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await accessibilityFaults(page, '[popover]:popover-open')).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rest(page)).toBeFocused();
});

test('stands in more columns the wider the window, each with a picture of its own', async ({ page }) => {
  await page.goto('/team');
  const person = page.getByRole('heading', { level: 3 });
  const list = page.getByRole('main').getByRole('list').filter({ has: person });
  for (const [width, columns] of [
    [1440, 4],
    [1024, 3],
    [900, 3],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    expect(`${width}: ${tracks}`).toBe(`${width}: ${columns}`);
  }

  const pictures = await page.locator('li > figure img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const difference = width / height - Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return { source: image.getAttribute('src'), difference };
    }),
  );
  for (const { difference } of pictures) expect(difference).toBeCloseTo(0, 1);
  expect(new Set(pictures.map(({ source }) => source)).size).toBe(TEAM.length);
  const proverbs = await page.locator('figcaption > [lang="sw"]').allTextContents();
  expect(new Set(proverbs).size).toBe(TEAM.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everyone stands in the page, no filter that would do nothing, and a card opens', async ({ page }) => {
    await page.goto('/team?department=tax-services');
    await expect(names(page)).toHaveText(orderTeam(TEAM).map(({ name }) => name));
    await expect(search(page)).toBeHidden();
    await rest(page).click();
    await expectWholePerson(page);
  });
});
