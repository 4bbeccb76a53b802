import type { Page, Response } from '@playwright/test';

/** Run in a page: whether its script has taken over. A press before that would be lost. */
export const hasTakenOver = () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'));

/** Goes to a page and waits until its script has taken over, however long that takes. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(hasTakenOver);
  return response;
}

/** Loads the page anew and waits until its script has taken over. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(hasTakenOver);
}
