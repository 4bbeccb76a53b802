import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in the part of the page that a selector names, or in all of it but the map, which is another site's: each
 * rule with the elements that break it.
 */
export async function accessibilityFaults(page: Page, part = 'html'): Promise<string[]> {
  // The other mode is for the contents of frames, and opens a page for each look.
  const axe = new AxeBuilder({ page }).include(part).exclude('iframe').setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
