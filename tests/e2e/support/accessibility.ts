import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules on what the dark theme changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until colours have changed: axe would measure one on its way. */
export const transitionsEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  });

/**
 * What axe finds in the part of the page that a selector names, or in all of it but the map, which is another site's: each
 * rule with the elements that break it.
 */
export async function accessibilityFaults(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  await transitionsEnded(page);
  // The other mode is for the contents of frames, and opens a page for each look.
  const axe = new AxeBuilder({ page }).include(part).exclude('iframe').setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The same of the colours of the dark theme. */
export async function darkFaults(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await accessibilityFaults(page, part, COLOR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
