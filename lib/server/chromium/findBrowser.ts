import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import Packaged, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

/** Keeps Chromium's own services from using the network. */
const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export type FoundBrowser = { executablePath: string; args: string[]; source: string };

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium's sandbox does not start as root. */
const isSuperuser = () => process.getuid?.() === 0;

function found(executablePath: string, source: string): FoundBrowser {
  return { executablePath, source, args: isSuperuser() ? [...QUIET_ARGS, '--no-sandbox'] : QUIET_ARGS };
}

/** True where the program prints its version; an installed binary may lack its libraries. */
function canStart(executablePath: string): boolean {
  if (!existsSync(executablePath)) return false;
  try {
    execFileSync(executablePath, ['--version', '--no-sandbox'], { stdio: 'pipe', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * The Chromium of an npm package, unpacked into the temporary folder, with its own libraries where the system lacks them.
 * The flags of that package are not used, because they disable web security.
 */
async function packagedChromium(): Promise<string | undefined> {
  const executablePath = await Packaged.executablePath();
  if (canStart(executablePath)) return executablePath;
  const packaged = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')));
  await inflate(join(packaged, '../bin/al2023.tar.br'));
  setupLambdaEnvironment(join(tmpdir(), 'al2023/lib'));
  return canStart(executablePath) ? executablePath : undefined;
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, Playwright's own, the system's, the one in node_modules.
 *
 * @throws Error that says what to install where there is none
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !canStart(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`);
  if (named) return found(named, 'CHROMIUM_PATH');
  const own = chromium.executablePath();
  if (canStart(own)) return found(own, 'Playwright');
  const installed = INSTALLED.find(canStart);
  if (installed) return found(installed, 'the system');
  const packaged = await packagedChromium();
  if (packaged) return found(packaged, '@sparticuz/chromium');
  throw new Error(
    [
      'No browser for the browser tests. Any one of these gives them one:',
      '  npx playwright install --with-deps chromium',
      '  sudo apt-get install chromium',
      '  CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}
