import type { Page, Response } from '@playwright/test';

/** Goes to a page and waits until its script has taken over: a press before that would be lost. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')));
  return response;
}
