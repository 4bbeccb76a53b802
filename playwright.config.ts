import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { findBrowser } from './tests/support/findBrowser.ts';

const { executablePath, args } = await findBrowser();
// Playwright's workers read this file too: they need not look again.
process.env.CHROMIUM_PATH ??= executablePath;

/** With their launch options. Headless Firefox has no mouse: 2 is a fine pointer, 4 can hover. */
const OTHER_ENGINES = [
  [firefox, { firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 } }],
  [webkit, {}],
] as const;

/**
 * Browser tests of the exported site behind the real local server; `npm run build` first, with STYLEGUIDE=1.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/startSite.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at a second try is a bug, and the report names it. It does not stop a change, but the nightly run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: Boolean(process.env.FULL_TESTS),
  // A busy machine takes its time; where nothing fails, nobody waits for it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
    // Its requests would pass by those that tests stop or answer; offline.spec.ts alone lets it in.
    serviceWorkers: 'block',
    // A recording costs a fifth of the time: it is made where reports are kept, or by --trace on.
    trace: process.env.REPORT_DIR ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // Most behaviours do not depend on the device and are tested once, on the desktop. A test of what a phone does
  // differently carries the tag @phone; one that must hold on both carries @both.
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
    // The journeys that matter most, tagged @engines, where Playwright's Firefox and WebKit are installed.
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
