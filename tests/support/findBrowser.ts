import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import Packaged, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

/** Keeps Chromium's own services off the network. */
const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

type FoundBrowser = { executablePath: string; args: string[] };

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium's sandbox does not work as root. */
const isSuperuser = () => process.getuid?.() === 0;

function found(executablePath: string): FoundBrowser {
  return { executablePath, args: isSuperuser() ? [...QUIET_ARGS, '--no-sandbox'] : QUIET_ARGS };
}

/** Returns a program's version, or undefined if it does not start: an installed binary may lack shared libraries. */
function versionOf(executablePath: string): string | undefined {
  if (!existsSync(executablePath)) return undefined;
  try {
    return execFileSync(executablePath, ['--version', '--no-sandbox'], { stdio: 'pipe', timeout: 120_000 }).toString();
  } catch {
    return undefined;
  }
}

const canStart = (executablePath: string): boolean => versionOf(executablePath) !== undefined;

/**
 * Finds the Chromium that an npm package unpacks into the temporary folder, and adds the package's shared libraries if
 * the system lacks them. Ignores the package's flags, because they disable web security.
 */
async function findPackaged(): Promise<FoundBrowser | undefined> {
  const packaged = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  const unpacked = join(tmpdir(), 'chromium');
  // Otherwise the package would reuse a binary unpacked by an older version of itself.
  if (versionOf(unpacked)?.includes(` ${version.split('.')[0]}.`) === false) rmSync(unpacked);
  const executablePath = await Packaged.executablePath();
  if (!canStart(executablePath)) {
    await inflate(join(packaged, 'bin/al2023.tar.br'));
    setupLambdaEnvironment(join(tmpdir(), 'al2023/lib'));
  }
  return canStart(executablePath) ? found(executablePath) : undefined;
}

/**
 * Finds a Chromium that starts. Tries, in order: CHROMIUM_PATH; the headless build in node_modules, which is the same on
 * every machine; Playwright's own; the system's.
 *
 * @throws Error with installation instructions if none is found
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !canStart(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not start.`);
  if (named) return found(named);
  const packaged = await findPackaged();
  if (packaged) return packaged;
  const installed = [chromium.executablePath(), ...INSTALLED].find(canStart);
  if (installed) return found(installed);
  throw new Error(
    [
      'No browser for the browser tests. Any one of these gives them one:',
      '  npx playwright install --with-deps chromium',
      '  sudo apt-get install chromium',
      '  CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}
