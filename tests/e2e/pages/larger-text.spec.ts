import type { Browser, Page } from '@playwright/test';
import { CALCULATORS } from '../../../lib/site/calculators';
import { swahiliPath, TRANSLATED_PAGES } from '../../../lib/site/translatedPages';
import { isFull } from '../../support/cases';
import { expect, test } from '../support/fixtures';

/** Opens every panel, also in accordions. */
const openPanels = (page: Page) =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll('details')) {
      panel.removeAttribute('name');
      panel.open = true;
    }
  });

/** Finds texts clipped at a side by a box around them or by the window. */
const cutAtSides = (page: Page) =>
  page.evaluate(() => {
    const overflowOf = (box: Element) => getComputedStyle(box).overflowX;
    const boxesAround = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...boxesAround(element.parentElement)];
    const isForReaders = (box: Element) => box.clientWidth <= 1 && overflowOf(box) !== 'visible';
    /** Returns the left and right edges of the visible area, up to the first scrolling box. */
    const edgesAround = (boxes: Element[]) => {
      const end = boxes.findIndex((box) => /auto|scroll/.test(overflowOf(box)));
      const within = end < 0 ? boxes : boxes.slice(0, end);
      const rects = within
        .filter((box) => /hidden|clip/.test(overflowOf(box)))
        .map((box) => box.getBoundingClientRect());
      return end < 0 ? [...rects, new DOMRect(0, 0, document.documentElement.clientWidth, 0)] : rects;
    };
    const rectsOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const isCut = (text: Node) => {
      const boxes = boxesAround(text.parentElement);
      if (!boxes[0]?.checkVisibility({ visibilityProperty: true }) || boxes.some(isForReaders)) return false;
      const edges = edgesAround(boxes);
      return rectsOf(text).some(({ left, right }) =>
        edges.some((edge) => right > edge.right + 1 || left < edge.left - 1),
      );
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isCut(walker.currentNode)) cut.push(walker.currentNode.textContent?.trim().slice(0, 60) ?? '');
    }
    return cut;
  });

/** Finds placeholders that are longer than their fields. */
const cutPlaceholders = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('input')]
      .filter((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        if (drawing) drawing.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return room > 1 && (drawing?.measureText(field.placeholder).width ?? 0) > room + 1;
      })
      .map(({ placeholder }) => placeholder);
  });

/** Returns the beginnings of clipped texts and placeholders. Ignores scrolling boxes and hidden texts. */
async function cutTexts(page: Page): Promise<string[]> {
  await openPanels(page);
  return [...(await cutAtSides(page)), ...(await cutPlaceholders(page))];
}

/** The frame and one page of each kind of text, list and tool, every night each calculator too. */
const PATHS = [
  '/',
  '/services',
  '/services/audit',
  '/industries',
  ...(isFull ? CALCULATORS.map(({ path }) => path) : ['/calculator/penalties', '/calculator/payroll']),
  '/calendar',
  '/resources',
  '/resources/acts/income-tax-act',
  '/contact',
  '/search',
  '/styleguide/viewer',
];

const WIDTHS = isFull ? [360, 412, 600, 768, 1024, 1280, 1440, 1920] : [360, 768, 1024, 1440];

/** The browser's 16 px at 200 %, every night also at 150 %. */
const TEXT_SIZES = isFull ? [24, 32] : [32];

/**
 * Runs in the page: lists overflows of the window, of the page, and of the menu button or the wide header's last link.
 */
function faultsOfWidth(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const ways = [...document.querySelectorAll('header button, header a')]
    .filter((element) =>
      /^(Open menu|Book a Call)$/.test(element.getAttribute('aria-label') ?? element.textContent ?? ''),
    )
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...(ways.length === 1 ? [] : [`${ways.length} ways to all pages`]),
    ...ways.flatMap(({ left, right }) => (left < 0 || right > clientWidth ? [`the way ends at ${right} px`] : [])),
  ];
}

for (const size of TEXT_SIZES) {
  test.describe(`with the browser’s text at ${size} px`, () => {
    let browser: Browser;

    test.beforeAll(async ({ playwright, browserName, launchOptions }) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
      browser = await playwright[browserName].launch({ ...launchOptions, args });
    });

    test.afterAll(() => browser.close());

    test('every page can be reached in every part at any width', async ({ baseURL }) => {
      test.slow();
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
      for (const path of PATHS) {
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const faults = () => page.evaluate(faultsOfWidth);
          await expect.soft.poll(faults, { message: `${path} at ${width} px`, timeout: 5_000 }).toEqual([]);
        }
      }
      await page.close();
    });

    test('no text of a page in Kiswahili is cut on the narrowest phone', async ({ baseURL }) => {
      test.slow();
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport: { width: 320, height: 900 } });
      for (const path of [...TRANSLATED_PAGES.map(swahiliPath), '/sw/nowhere']) {
        await page.goto(path);
        await expect.soft.poll(() => cutTexts(page), { message: path }).toEqual([]);
      }
      await page.close();
    });
  });
}
