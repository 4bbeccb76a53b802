import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';

/** Another engine than Chromium, in which the tests tagged @engines run too. */
export type Engine = { name: 'firefox' | 'webkit'; launchOptions: LaunchOptions };

/** Without a screen Firefox knows of no mouse: 2 is a fine pointer, 4 one that hovers. */
const WITH_MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** For a Firefox that is not Playwright's own, which is driven over WebDriver BiDi. */
const OVER_BIDI: LaunchOptions = {
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, '../../support/firefox/firefoxOverBidi.mjs'),
};

/** Where Debian installs Firefox. */
const DEBIANS_FIREFOX = '/usr/bin/firefox-esr';

function findFirefox(): Engine[] {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH is ${named}, where no file is.`);
  const isPlaywrights = !named && existsSync(firefox.executablePath());
  const executable = named ?? DEBIANS_FIREFOX;
  if (!isPlaywrights && !existsSync(executable)) return [];
  // The browser's own start script reads it from its environment.
  const env = { ...process.env, FIREFOX_PATH: executable };
  const launchOptions = { ...(!isPlaywrights && { ...OVER_BIDI, env }), firefoxUserPrefs: WITH_MOUSE };
  return [{ name: 'firefox', launchOptions }];
}

function findWebKit(): Engine[] {
  return existsSync(webkit.executablePath()) ? [{ name: 'webkit', launchOptions: {} }] : [];
}

/** The engines beside Chromium that are there: the Firefox at FIREFOX_PATH, Playwright's own or Debian's; Playwright's WebKit. */
export const findEngines = (): Engine[] => [...findFirefox(), ...findWebKit()];

/** One line for the log: the engines that the browser tests run in, and those that are not there. */
export function describeEngines(engines: readonly Engine[]): string {
  const names = engines.map(({ name }) => name);
  const missing = (['firefox', 'webkit'] as const).filter((name) => !names.includes(name));
  const ran = `Engines: ${['chromium', ...names].join(', ')}`;
  return missing.length === 0
    ? `${ran}.`
    : `${ran}; not there: ${missing.join(', ')} (npx playwright install --with-deps ${missing.join(' ')}, or docs/other-engines.md).`;
}
