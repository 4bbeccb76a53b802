import type { Page, Response } from '@playwright/test';

/** A press before the page's script has taken over would be lost. */
const waitForScript = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')));

/** Goes to a page and waits until its script has taken over. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForScript(page);
  return response;
}

/** Loads the page anew and waits until its script has taken over. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await waitForScript(page);
}
