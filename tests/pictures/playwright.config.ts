import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findPackaged } from '../support/findBrowser.ts';

const browser = await findPackaged();
if (!browser)
  throw new Error('The Chromium of @sparticuz/chromium does not start here, and another would draw differently.');

/**
 * Settings of compare.ts: browser and fonts always come from one package, so that the system's packages make no
 * difference.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/support/startSite.ts',
  snapshotPathTemplate: `${process.env.PICTURES_FOLDER}/{projectName}/{arg}{ext}`,
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  expect: { timeout: 15_000, toHaveScreenshot: { animations: 'disabled', scale: 'css', maxDiffPixels: 0 } },
  use: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, '--font-render-hinting=none', '--disable-lcd-text'],
      // Only the package's fonts: pages bring their own except for a few characters.
      env: { ...process.env, FONTCONFIG_PATH: join(tmpdir(), 'fonts') },
    },
  },
  projects: [
    { name: '390', use: { viewport: { width: 390, height: 844 } } },
    { name: '1280', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
