import type { Page } from '@playwright/test';
import { isFull } from '../../support/cases';
import { accessibilityFaults, darkFaults } from '../support/accessibility';
import { answerElsewhere, expect, test } from '../support/fixtures';
import { sidewaysRoom, sidewaysSentences } from '../support/scrolling';
import { exportedPaths, firstOfEachTemplate, NOT_THERE, sweptPaths } from '../support/siteData';

/** Maximum number of tab stops; more indicate a focus trap. */
const MOST_STOPS = 400;
/** Number of key presses between two reads of the recorded faults. */
const PRESSES = 25;

/** What the page records about its tab stops: their faults, and whether focus has left the page. */
type Walk = { faults: string[]; isOver: boolean };

/**
 * Runs in the page: checks the focused element on every keyup. Its parent, next sibling or first child may draw the
 * focus ring, as with a switch. Some part of the element must be visible and on top.
 */
function noteFocus(): Walk {
  const walk: Walk = { faults: [], isOver: false };
  const isMark = ({ outlineStyle, outlineWidth, boxShadow, content }: CSSStyleDeclaration, part?: string) =>
    !(part && content === 'none') &&
    ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none');
  const isMarked = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling, element.firstElementChild].some(
      (one) => one && [undefined, '::before', '::after'].some((part) => isMark(getComputedStyle(one, part), part)),
    );
  const isSeen = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isOnTop = (x: number, y: number) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (hit === element.parentElement || [element, ...labels].some((one) => one.contains(hit)));
    };
    const parts = [0.1, 0.5, 0.9];
    return parts.some((x) => parts.some((y) => isOnTop(x, y)));
  };
  // The browser itself marks the focused part of a date field.
  const isDate = (element: Element) => element instanceof HTMLInputElement && /date|month/.test(element.type);
  const look = () => {
    const element = document.activeElement ?? document.body;
    walk.isOver ||= element === document.body;
    if (walk.isOver) return;
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    if (!isSeen(element)) walk.faults.push(`${name}: out of sight, or under something`);
    if (!isDate(element) && !isMarked(element)) walk.faults.push(`${name}: no mark of the focus`);
  };
  document.addEventListener('keyup', look, true);
  return walk;
}

/** Tabs through a page until focus leaves it; returns the faults of its tab stops. */
async function keyboardFaults(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(noteFocus);
  for (let stops = 0; stops < MOST_STOPS; stops += PRESSES) {
    for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Tab');
    const { faults, isOver } = await walk.jsonValue();
    if (isOver) return faults;
  }
  return [`more than ${MOST_STOPS} stops`];
}

const NARROWEST = { width: 320, height: 640 };
const WIDTHS = isFull ? [320, 390, 768, 1024, 1920] : [320, 768];
const PATHS = exportedPaths();
/** Pages with unique parts: `npm test` checks only these in the dark theme and by keyboard. */
const IN_ALL_WAYS = isFull ? firstOfEachTemplate(PATHS) : ['/', '/calculator/payroll', '/media'];
/** Pages to check on a phone too; payroll.spec.ts does so for the payroll. */
const ON_PHONE = isFull ? IN_ALL_WAYS : ['/', '/media'];

for (const path of new Set([...sweptPaths(PATHS), ...IN_ALL_WAYS, ...(isFull ? NOT_THERE : NOT_THERE.slice(0, 1))])) {
  test(`${path} is without fault`, { tag: ON_PHONE.includes(path) ? '@both' : [] }, async ({ page, isMobile }) => {
    const errors: string[] = [];
    const status = NOT_THERE.includes(path) ? 404 : 200;
    // Browsers log the status of such a page as an error.
    const isOwnStatus = (text: string) => status === 404 && text.includes('status of 404');
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOwnStatus(message.text())) errors.push(message.text());
    });
    // The map is loaded from another site.
    if (path.endsWith('/contact')) await answerElsewhere(page);
    // Disables fades, so that axe measures the final colours.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    expect(await accessibilityFaults(page)).toEqual([]);
    if (!isMobile && IN_ALL_WAYS.includes(path)) {
      expect(await darkFaults(page)).toEqual([]);
      expect(await keyboardFaults(page)).toEqual([]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ ...NARROWEST, width });
      await expect.poll(() => sidewaysRoom(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
      await expect.poll(() => sidewaysSentences(page), { message: `${width} px` }).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}
