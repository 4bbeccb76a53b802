import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../lib/server/chromium/findBrowser.ts';
import { startServer } from '../../netlify/local-server/startServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Environment of a measurement: a browser, the local server's URL, and the browser's launch options. */
type Place = { browser: Browser; url: string; found: LaunchOptions };

/** Measures the built site in a browser, and stops both. */
export async function onSite<Value>(
  measure: (place: Place) => Promise<Value>,
  launch: (found: LaunchOptions) => Promise<Browser> = (found) => chromium.launch(found),
): Promise<Value> {
  const site = await startServer({ port: 0, dataDir: temporaryFolder() });
  const found = await findBrowser();
  const browser = await launch(found);
  try {
    return await measure({ browser, url: site.url, found });
  } finally {
    await browser.close();
    await site.stop();
  }
}
