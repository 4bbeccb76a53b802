import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';

/** Another engine than Chromium for the tests tagged @engines, as a project of Playwright. */
export type Engine = { name: 'firefox' | 'webkit'; project: string; launchOptions: LaunchOptions };

/** Headless Firefox has no mouse: 2 is a fine pointer, 4 can hover. */
const WITH_MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** A phone: 1 is a coarse pointer, a finger. */
const WITH_FINGER = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
};

/** For a Firefox other than Playwright's, driven over WebDriver BiDi. */
const OVER_BIDI: LaunchOptions = {
  channel: 'moz-firefox',
  executablePath: join(import.meta.dirname, '../../engines/firefoxOverBidi.mjs'),
};

function findFirefox(): Engine[] {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH is ${named}, where no file is.`);
  if (named) {
    return [
      { name: 'firefox', project: 'firefox', launchOptions: { ...OVER_BIDI, firefoxUserPrefs: WITH_MOUSE } },
      {
        name: 'firefox',
        project: 'firefox-touch',
        // The browser's start script reads it from its environment.
        launchOptions: {
          ...OVER_BIDI,
          env: { ...process.env, FIREFOX_POINTER: 'touch' },
          firefoxUserPrefs: WITH_FINGER,
        },
      },
    ];
  }
  if (!existsSync(firefox.executablePath())) return [];
  return [{ name: 'firefox', project: 'firefox', launchOptions: { firefoxUserPrefs: WITH_MOUSE } }];
}

function findWebKit(): Engine[] {
  return existsSync(webkit.executablePath()) ? [{ name: 'webkit', project: 'webkit', launchOptions: {} }] : [];
}

/** Finds the engines beside Chromium: the Firefox at FIREFOX_PATH or Playwright's own; Playwright's WebKit. */
export const findEngines = (): Engine[] => [...findFirefox(), ...findWebKit()];

/** Describes the engines of the browser tests and the missing ones in one line, for the log. */
export function describeEngines(engines: readonly Engine[]): string {
  const names = engines.map(({ name }) => name);
  const missing = (['firefox', 'webkit'] as const).filter((name) => !names.includes(name));
  const ran = `Engines: ${['chromium', ...engines.map(({ project }) => project)].join(', ')}`;
  return missing.length === 0
    ? `${ran}.`
    : `${ran}; not there: ${missing.join(', ')} (npx playwright install --with-deps ${missing.join(' ')}, or docs/other-engines.md).`;
}
