import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../lib/server/chromium/findBrowser.ts';
import { startServer } from '../../netlify/local-server/startServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** What is measured in: a browser, the address of the built site behind the local server, and how the browser was launched. */
type Place = { browser: Browser; url: string; found: LaunchOptions };

/** Measures on the built site in a browser, and stops both. */
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
