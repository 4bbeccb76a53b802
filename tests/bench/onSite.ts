import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { startServer } from '../../netlify/local-server/startServer.ts';
import { findBrowser } from '../support/findBrowser.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Environment of a measurement: a browser, and the local server's URL. */
type Place = { browser: Browser; url: string };

type SiteOptions = {
  /** The built site. Default: out. */
  folder?: string;
  launch?: (found: LaunchOptions) => Promise<Browser>;
};

/** Measures a built site in a browser, and stops both. */
export async function onSite<Value>(
  measure: (place: Place) => Promise<Value>,
  { folder, launch = (found) => chromium.launch(found) }: SiteOptions = {},
): Promise<Value> {
  const site = await startServer({ port: 0, dataDir: temporaryFolder(), ...(folder && { publish: folder }) });
  const browser = await launch(await findBrowser());
  try {
    return await measure({ browser, url: site.url });
  } finally {
    await browser.close();
    await site.stop();
  }
}
