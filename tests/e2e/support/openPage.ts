import type { Page, Response } from '@playwright/test';
import { waitUntilTakenOver } from './takenOver.ts';

/** Goes to a page and waits until its script has taken over. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilTakenOver(page);
  return response;
}

/** Loads the page anew and waits until its script has taken over. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await waitUntilTakenOver(page);
}
