import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { findBrowser } from './tests/support/findBrowser.ts';

const { executablePath, args } = await findBrowser();
// Playwright's workers load this file too; this saves them the search.
process.env.CHROMIUM_PATH ??= executablePath;

/**
 * With their launch options. Headless Firefox reports no mouse by default; the flags 2 and 4 stand for a fine pointer
 * and hover.
 */
const OTHER_ENGINES = [
  [firefox, { firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 } }],
  [webkit, {}],
] as const;

/** Browser tests of the exported site on the real local server. They require `npm run build` with STYLEGUIDE=1. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/startSite.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only on retry has a bug, so the report lists it as flaky. It fails nightly runs, but does not
  // block a change.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: Boolean(process.env.FULL_TESTS),
  // Generous, for busy machines; it does not slow down passing tests.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args },
    // A context and its page cost as much as opening a small page. Playwright empties and resets them between tests.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
    // A service worker's requests would bypass the routes that tests intercept. Only offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Tracing takes a fifth of the run time, so it is on only where reports are kept, or with --trace on.
    trace: process.env.REPORT_DIR ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // Most behaviour does not depend on the device and is tested once, on the desktop. Tests of phone-specific behaviour
  // are tagged @phone; tests that must pass on both are tagged @both.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // The most important journeys, tagged @engines, if Playwright's Firefox and WebKit are installed.
    ...OTHER_ENGINES.filter(([engine]) => existsSync(engine.executablePath())).map(([engine, launchOptions]) => ({
      name: engine.name(),
      grep: /@engines/,
      use: {
        browserName: engine.name() as 'firefox' | 'webkit',
        viewport: { width: 1440, height: 900 },
        launchOptions,
      },
    })),
  ],
});
