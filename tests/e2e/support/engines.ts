import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';
import { isFull } from '../../support/isFull.ts';

/** Another engine than Chromium, in which the tests tagged @engines run too, as a project of Playwright. */
export type Engine = { name: 'firefox' | 'webkit'; project: string; launchOptions: LaunchOptions };

/** Without a screen Firefox knows of no mouse: 2 is a fine pointer, 4 one that hovers. */
const WITH_MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** A phone's: 1 is a coarse pointer, that of a finger. */
const WITH_FINGER = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
};

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
  const byMouse = { ...(!isPlaywrights && { ...OVER_BIDI, env }), firefoxUserPrefs: WITH_MOUSE };
  const byFinger = { ...OVER_BIDI, env: { ...env, FIREFOX_POINTER: 'touch' }, firefoxUserPrefs: WITH_FINGER };
  return [
    { name: 'firefox', project: 'firefox', launchOptions: byMouse },
    // By finger every night and every week: what is different there is what the browser makes of a touch.
    ...(isPlaywrights || !isFull
      ? []
      : [{ name: 'firefox' as const, project: 'firefox-touch', launchOptions: byFinger }]),
  ];
}

function findWebKit(): Engine[] {
  return existsSync(webkit.executablePath()) ? [{ name: 'webkit', project: 'webkit', launchOptions: {} }] : [];
}

/** The engines beside Chromium that are there: the Firefox at FIREFOX_PATH, Playwright's own or Debian's; Playwright's WebKit. */
export const findEngines = (): Engine[] => [...findFirefox(), ...findWebKit()];

/** One line for the log: the engines that the browser tests run in, and those that are not there. */
export function describeEngines(engines: readonly Engine[]): string {
  const names = engines.map(({ name }) => name);
  const missing = (['firefox', 'webkit'] as const).filter((name) => !names.includes(name));
  const ran = `Engines: ${['chromium', ...engines.map(({ project }) => project)].join(', ')}`;
  return missing.length === 0
    ? `${ran}.`
    : `${ran}; not there: ${missing.join(', ')} (npx playwright install --with-deps ${missing.join(' ')}, or docs/other-engines.md).`;
}
