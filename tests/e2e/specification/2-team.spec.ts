import type { Page } from '@playwright/test';
import { getTeam } from '../../../lib/server/content/loaders/firm.ts';
import { departmentOptions } from '../../../lib/team/departments.ts';
import { orderTeam } from '../../../lib/team/members.ts';
import { accessibilityFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name, position or specialty' });
const department = (page: Page) => page.getByRole('combobox', { name: 'Department' });

const TEAM = getTeam();
const OPTIONS = departmentOptions(TEAM);
const taxTeam = TEAM.filter((member) => member.department === 'Tax Services').length;

const MANY_SKILLS = TEAM.find(({ specialties = [] }) => specialties.length > 3) ?? TEAM[0];

const cardOf = (page: Page, name: string | undefined) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
const portrait = (page: Page, name: string | undefined) => cardOf(page, name).locator('summary').first();

async function expectWholePerson(page: Page): Promise<void> {
  const card = cardOf(page, MANY_SKILLS?.name);
  for (const text of [MANY_SKILLS?.bio ?? '', /^\d+ years? experience$/, MANY_SKILLS?.specialties?.[0] ?? ''])
    await expect(card.getByText(text).first()).toBeVisible();
  await card.getByText(/^\+\d more$/).click();
  await expect(card.getByText(MANY_SKILLS?.specialties?.at(-1) ?? '').last()).toBeVisible();
  for (const start of ['mailto:', 'tel:', 'https:'])
    await expect(card.locator(`a[href^="${start}"]`).first()).toBeVisible();
}

test('the team begins with its leader, then those with more experience; a card shows who it is about', async ({
  page,
}) => {
  await page.goto('/team');
  await expect(names(page)).toHaveText(orderTeam(TEAM).map(({ name }) => name));
  const years = orderTeam(TEAM)
    .slice(1)
    .map(({ experience = 0 }) => experience);
  expect(years).toEqual(years.toSorted((first, second) => second - first));
  const leader = cardOf(page, orderTeam(TEAM)[0]?.name);
  await expect(leader.getByText('Leadership')).toBeVisible();
  await expect(leader.getByText(orderTeam(TEAM)[0]?.position ?? '')).toBeVisible();
});

test('nobody found is said, with what to try', async ({ page }) => {
  await page.goto('/team?q=zzzz');
  await expect(page.getByText('No team members found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filter selection')).toBeVisible();
});

test('is filtered by department and words, by keyboard too, and Back undoes a press', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/team?from=mail#people');
  await expect(department(page).getByRole('option')).toHaveText(OPTIONS.map(({ label }) => label));
  const name = MANY_SKILLS?.name ?? '';
  await search(page).fill(name);
  await expect(names(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 team member found');
  await expect(page).toHaveURL(`/team?${new URLSearchParams({ from: 'mail', q: name })}#people`);

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

test('a portrait opens the whole person below its row, without fault, by keyboard too, one at a time', {
  tag: '@both',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  await portrait(page, MANY_SKILLS?.name).click();
  await expectWholePerson(page);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);

  const other = TEAM.find(({ name }) => name !== MANY_SKILLS?.name);
  await portrait(page, other?.name).focus();
  await page.keyboard.press('Enter');
  await expect(cardOf(page, other?.name).locator('details').first()).toHaveAttribute('open');
  await expect(cardOf(page, MANY_SKILLS?.name).locator('details').first()).not.toHaveAttribute('open');
});

test('stands in more columns the wider the window, each with a picture of its own, and opens as wide as the wall', async ({
  page,
}) => {
  await page.goto('/team');
  const person = page.getByRole('heading', { level: 3 });
  const list = page.getByRole('main').getByRole('list').filter({ has: person });
  await portrait(page, TEAM.at(-1)?.name).click();
  const opened = page.locator(`#${TEAM.at(-1)?.id}`);
  for (const [width, columns] of [
    [1440, 5],
    [1024, 5],
    [768, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    expect(`${width}: ${tracks}`).toBe(`${width}: ${columns}`);
    const [wall, panel] = [await list.boundingBox(), await opened.boundingBox()];
    expect(panel?.x).toBeCloseTo(wall?.x ?? 0, 0);
    expect(panel?.width).toBeCloseTo(wall?.width ?? 0, 0);
  }

  const pictures = await page.locator('li summary img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const difference = width / height - Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return { source: image.getAttribute('src'), difference };
    }),
  );
  for (const { difference } of pictures) expect(difference).toBeCloseTo(0, 1);
  expect(new Set(pictures.map(({ source }) => source)).size).toBe(TEAM.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everyone stands in the page, no filter that would do nothing, and a card opens', async ({ page }) => {
    await page.goto('/team?department=tax-services');
    await expect(names(page)).toHaveText(orderTeam(TEAM).map(({ name }) => name));
    await expect(search(page)).toBeHidden();
    await portrait(page, MANY_SKILLS?.name).click();
    await expectWholePerson(page);
  });
});
