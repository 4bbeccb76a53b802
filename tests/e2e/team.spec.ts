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

const openRest = (page: Page) => page.getByRole('button', { name: `more specialties of ${MANY_SKILLS?.name}` }).click();

test('shows everyone, the leaders first, then the more experienced first', async ({ page }) => {
  await page.goto('/team');
  await expect(names(page)).toHaveCount(TEAM.length);

  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const order = orderTeam(TEAM).map(({ name }) => name);
  await expect(names(page)).toHaveText(order);
  await expect(cards.first()).toContainText('Leadership');
});

test('finds by any specialty and says how many', async ({ page }) => {
  await page.goto('/team');

  await search(page).fill('arbitration');

  await expect(names(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 team member found');
  await expect(page).toHaveURL(/\/team\?q=arbitration$/);
});

test('offers each department with its number, and names the choice in the URL', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/team?from=mail#people');
  await expect(department(page).getByRole('option')).toHaveText(OPTIONS.map(({ label }) => label));

  await department(page).selectOption('tax-services');
  await expect(names(page)).toHaveCount(taxTeam);
  await expect(page).toHaveURL('/team?from=mail&department=tax-services#people');

  await page.reload();
  await expect(department(page)).toHaveValue('tax-services');
  await expect(names(page)).toHaveCount(taxTeam);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('shows everyone again when a link leads to the page without its filters, and Back brings them back', async ({
  page,
}) => {
  await page.goto('/team?department=tax-services');
  await expect(names(page)).toHaveCount(taxTeam);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('main').getByRole('link', { name: 'View Our Team' }).click();
  await expect(names(page)).toHaveCount(TEAM.length);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/department=tax-services$/);
  await expect(names(page)).toHaveCount(taxTeam);
});

test('follows a link to the page on which one is already', async ({ page }) => {
  await page.goto('/team?department=tax-services');
  await expect(names(page)).toHaveCount(taxTeam);

  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'About', exact: true }).hover();
  await header.getByRole('link', { name: 'Our Team' }).click();

  await expect(page).toHaveURL(/\/team$/);
  await expect(names(page)).toHaveCount(TEAM.length);
  await expect(department(page)).toHaveValue('');
});

test('can be filtered by keyboard alone', async ({ page }) => {
  await page.goto('/team?q=audit');
  await expect(search(page)).toHaveValue('audit');
  await search(page).focus();

  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveCount(TEAM.length);
  await page.keyboard.press('Tab');
  await expect(department(page)).toBeFocused();
  await page.keyboard.press('t');
  await expect(names(page)).toHaveCount(taxTeam);
});

test('shows the neutral picture in the place of a portrait that fails', async ({ page }) => {
  await page.route('**/images/team/**', (route) => route.abort());
  await page.goto('/team');

  await expect(page.getByRole('main').locator('li img').first()).toHaveAttribute('src', /\/default-[0-9a-f]+\.svg$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everyone stands in the page and no filter that would do nothing', async ({ page }) => {
    await page.goto('/team?department=tax-services');

    await expect(names(page)).toHaveCount(TEAM.length);
    await expect(search(page)).toBeHidden();
  });

  test('a card opens all the same', async ({ page }) => {
    await page.goto('/team');
    await openRest(page);
    await expectWholePerson(page);
  });
});

test('a card opens to the whole person, without fault, and gives the focus back', { tag: '@both' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  await openRest(page);
  await expectWholePerson(page);
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await accessibilityFaults(page, '[popover]:popover-open')).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `more specialties of ${MANY_SKILLS?.name}` })).toBeFocused();
});

test('everyone has a picture and a proverb of their own', async ({ page }) => {
  await page.goto('/team');
  const proverbs = await page.locator('figcaption > [lang="sw"]').allTextContents();
  expect(new Set(proverbs).size).toBe(TEAM.length);
  const pictures = await page
    .locator('li > figure img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(pictures).size).toBe(TEAM.length);
});

test('the portraits of a phone are whole', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/team');
  const boxes = await page.locator('li > figure img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return width / height - Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    }),
  );
  for (const difference of boxes) expect(difference).toBeCloseTo(0, 1);
});

test('stands in three columns from 900 px, and the last row has no hole', async ({ page }) => {
  await page.goto('/team');
  const person = page.getByRole('heading', { level: 3 });
  const list = page.getByRole('main').getByRole('list').filter({ has: person });
  for (const [width, columns] of [
    [768, 2],
    [900, 3],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    expect(`${width}: ${tracks}`).toBe(`${width}: ${columns}`);
  }
  await expect(page.getByText('Not sure whom to ask?')).toBeVisible();
});
