import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../chromium/findBrowser.ts';

/** Starts the browser that prints. The caller closes it. */
export async function startPrinter(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args });
}

/**
 * Prints a page to a tagged PDF with an outline of its headings.
 *
 * @param html the whole page; it may ask for nothing from outside
 */
export async function printPdf(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.route('**/*', (route) => (route.request().url().startsWith('data:') ? route.continue() : route.abort()));
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  } finally {
    await page.close();
  }
}
