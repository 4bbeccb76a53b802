import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it } from 'node:test';
import { networkUrls } from '../../netlify/local-server/serverSettings.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { OUT } from './support/site.ts';

const dataDir = temporaryFolder();

/** Starts `npm run serve` on a free port; resolves once it has printed the site's address. */
async function serve(host: string) {
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: host, DATA_DIR: dataDir },
  });
  const ended = once(npm, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface(npm.stdout)) {
    lines.push(line);
    if (line.startsWith('Mails lie in')) break;
  }
  const url = lines[0]?.replace(/^The site is at\s+/, '') ?? '';
  return { npm, ended, lines, url };
}

describe('npm run serve', () => {
  it('serves the build, and ends with all of its processes when npm is told to', async () => {
    const { npm, ended, url } = await serve('127.0.0.1');
    assert.match(await (await fetch(url)).text(), /<h1/);
    assert.equal(await (await fetch(`${url}/build.txt`)).text(), readFileSync(join(OUT, 'build.txt'), 'utf8'));
    assert.equal((await fetch(`${url}/health`)).status, 200);
    npm.kill('SIGTERM');
    await ended;
    await assert.rejects(fetch(url), 'the port is still answered');
  });

  it('prints the addresses by which a phone reaches it, and answers there', async () => {
    const { npm, ended, lines, url } = await serve('0.0.0.0');
    const { port } = new URL(url);
    assert.equal(url, `http://localhost:${port}`);
    const printed = lines.flatMap((line) => line.match(/^On a phone\s+(\S+)$/)?.[1] ?? []);
    assert.deepEqual(printed, networkUrls('0.0.0.0', Number(port)));
    for (const address of printed) assert.equal((await fetch(address)).status, 200);
    npm.kill('SIGTERM');
    await ended;
  });
});
