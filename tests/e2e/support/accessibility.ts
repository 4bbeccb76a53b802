import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/** Axe's script for the page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose results depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits for transitions to end, since axe would measure intermediate colours. Those in a collapsed panel never end. */
const transitionsEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isShown = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && isShown(animation));
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
  });

/**
 * Runs axe on the part of a page that matches a selector, by default the whole page. Skips the map, which is a
 * third-party iframe. Returns each violated rule with the elements that violate it.
 */
export async function accessibilityFaults(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  await transitionsEnded(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return page.evaluate(
    async ([include, runOnly]) => {
      const results = await window.axe?.run(
        { include, exclude: 'iframe' },
        // Without preload, axe does not fetch the style sheets again, for a rule that it runs only on request.
        { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) },
      );
      if (!results) throw new Error('Axe is not in the page.');
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, rules] as const,
  );
}

/** Checks the colours of the dark theme. */
export async function darkFaults(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults = await accessibilityFaults(page, part, COLOR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
