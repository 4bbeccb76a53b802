import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that the dark theme affects. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for the end of transitions: axe would measure colours in between. Those in a folded panel never end. */
const transitionsEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShown = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && isShown(animation));
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  });

/**
 * Runs axe on the part of a page that a selector matches, or on the whole page without the map, which is another
 * site's; returns each rule with the elements that break it.
 */
export async function accessibilityFaults(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  await transitionsEnded(page);
  // Axe's default mode examines frames, and opens a page for each run.
  const axe = new AxeBuilder({ page })
    .include(part)
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Runs axe on the colours of the dark theme. */
export async function darkFaults(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await accessibilityFaults(page, part, COLOR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
