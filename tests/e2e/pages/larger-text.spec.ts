import { CALCULATORS } from '../../../lib/site/calculators';
import { swahiliPath, TRANSLATED_PAGES } from '../../../lib/site/translatedPages';
import { isFull, someOf } from '../../support/cases';
import { expect, test } from '../support/fixtures';

/**
 * A page of text, a list, a form and a tool, and one in Kiswahili; in nightly runs, every calculator and translated page.
 */
const PATHS = [
  '/',
  '/services/audit',
  '/resources',
  '/contact',
  ...(isFull ? [...CALCULATORS.map(({ path }) => path), '/industries', '/styleguide/viewer'] : ['/calculator/payroll']),
  ...someOf(TRANSLATED_PAGES).map(swahiliPath),
];

const WIDTHS = isFull ? [320, 360, 412, 600, 768, 1024, 1280, 1440, 1920] : [320, 1024, 1440];

/** The browser's default of 16 px at 200%; in nightly runs also at 150%. */
const TEXT_SIZES = someOf([32, 24]);

/**
 * Runs in the page: lists horizontal overflow of the page, and of the menu button or the last link in the wide header.
 */
function faultsOfWidth(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const ways = [...document.querySelectorAll('header button[popovertarget], header a')]
    .filter((element) =>
      /^(site-menu|\/(sw\/)?contact)$/.test(
        element.getAttribute('popovertarget') ?? element.getAttribute('href') ?? '',
      ),
    )
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...(ways.length > 0 ? [] : ['no way to all pages']),
    ...ways.flatMap(({ left, right }) => (left < 0 || right > clientWidth ? [`the way ends at ${right} px`] : [])),
  ];
}

for (const size of TEXT_SIZES) {
  test(`with the browser’s text at ${size} px every page can be reached in every part at any width`, async ({
    playwright,
    browserName,
    launchOptions,
    baseURL,
  }) => {
    test.slow();
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright[browserName].launch({ ...launchOptions, args });
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
    await browser.close();
  });
}
