import type { Page } from '@playwright/test';

/** No page has so many stops: more are a trap. */
const MOST_STOPS = 400;
/** Presses between two looks at what the page has noted. */
const PRESSES = 25;

/** What the page notes of its stops: what is wrong with them, and whether the focus has left it. */
type Walk = { faults: string[]; isOver: boolean };

/**
 * Runs in the page: notes what is wrong with the element that holds the focus whenever a key is let go. The mark of the focus
 * may be drawn by the element's frame or by what stands beside or in it, as with a switch. Something of the element must be
 * in sight, and on top.
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
  // Within a date the browser marks its parts by itself.
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

/** Goes through a page by the Tab key, from its beginning to where the focus leaves it, and gives what is wrong with its stops. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const walk = await page.evaluateHandle(noteFocus);
  for (let stops = 0; stops < MOST_STOPS; stops += PRESSES) {
    for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Tab');
    const { faults, isOver } = await walk.jsonValue();
    if (isOver) return faults;
  }
  return [`more than ${MOST_STOPS} stops`];
}
