import type { Page } from '@playwright/test';
import { getTeam } from '../../../lib/server/content/loaders/firm.ts';
import { departmentOptions } from '../../../lib/site/departments.ts';
import { orderTeam } from '../../../lib/site/members.ts';
import { accessibilityFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

const TEAM = getTeam();
const DEPARTMENT = departmentOptions(TEAM).at(-1)?.value ?? '';

/** People with more details than their card shows. */
const KNOWN = TEAM.filter(({ education = [] }) => education.length > 0);
const MANY_SKILLS = KNOWN.find(({ specialties = [] }) => specialties.length > 3) ?? KNOWN[0];

const opener = (page: Page, name: string | undefined) => page.getByRole('button', { name: `More about ${name}` });
const sheet = (page: Page, name: string | undefined) => page.getByRole('dialog', { name });

test('more about a person opens over the cards', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  await test.step('by keyboard, without accessibility faults, and gives the focus back', async () => {
    await opener(page, MANY_SKILLS?.name).focus();
    await page.keyboard.press('Enter');
    const opened = sheet(page, MANY_SKILLS?.name);
    await expect(opened.getByText(MANY_SKILLS?.education?.[0] ?? '')).toBeInViewport();
    for (const skill of MANY_SKILLS?.specialties ?? [])
      await expect(opened.getByText(skill, { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page, '[popover]:popover-open')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(opener(page, MANY_SKILLS?.name)).toBeFocused();
  });
  await test.step('by a press, all of it in sight', async () => {
    const last = KNOWN.at(-1)?.name;
    await opener(page, last).click();
    await expect(sheet(page, last)).toBeInViewport({ ratio: 1 });
    await sheet(page, last).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page, last)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the team page shows everyone and what else is known of them, and no filter', async ({ page }) => {
    await page.goto(`/team?department=${DEPARTMENT}`);
    await expect(names(page)).toHaveText(orderTeam(TEAM).map(({ name }) => name));
    await expect(page.getByRole('searchbox')).toBeHidden();
    await opener(page, MANY_SKILLS?.name).click();
    await expect(sheet(page, MANY_SKILLS?.name).getByText(MANY_SKILLS?.education?.[0] ?? '')).toBeVisible();
  });
});
