import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { networkUrls } from '../../../netlify/local-server/serverSettings.ts';
import { fill, submit } from '../support/contactForm';
import { untilHydrated } from '../support/scripts';

test('the form is sent from a phone that opens the address of the machine, without encryption @phone', async ({
  page,
}) => {
  test.skip(networkUrls('0.0.0.0', 1).length === 0, 'This machine is in no network.');
  const dataDir = mkdtempSync(join(tmpdir(), 'site-phone-'));
  const server = spawn(process.execPath, ['netlify/local-server/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '0.0.0.0', DATA_DIR: dataDir },
  });
  const ended = once(server, 'exit');
  try {
    let url = '';
    for await (const line of createInterface(server.stdout)) {
      url = line.match(/^On a phone\s+(\S+)$/)?.[1] ?? '';
      if (url) break;
    }
    await page.goto(`${url}/contact`);
    // The questions of a service load with script and move the button, possibly between press and release.
    await untilHydrated(page);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await fill(page);
    await submit(page);
    await expect(page.getByText('Message Sent!')).toBeVisible();
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
