import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { networkUrls } from '../../netlify/local-server/serverSettings.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { read } from './support/site.ts';

it('npm run serve serves the build, prints the URL for phones, and stops all its processes on exit', async () => {
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '0.0.0.0', DATA_DIR: temporaryFolder() },
  });
  const ended = once(npm, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface(npm.stdout)) {
    lines.push(line);
    if (line.startsWith('Mails are in')) break;
  }
  const url = lines[0]?.replace(/^The site is at\s+/, '') ?? '';
  const { port } = new URL(url);
  assert.equal(url, `http://localhost:${port}`);
  assert.match(await (await fetch(url)).text(), /<h1/);
  assert.equal(await (await fetch(`${url}/build.txt`)).text(), read('build.txt'));
  assert.equal((await fetch(`${url}/health`)).status, 200);

  const printed = lines.flatMap((line) => line.match(/^On a phone\s+(\S+)$/)?.[1] ?? []);
  assert.deepEqual(printed, networkUrls('0.0.0.0', Number(port)));
  for (const address of printed) assert.equal((await fetch(address)).status, 200);

  npm.kill('SIGTERM');
  await ended;
  await assert.rejects(fetch(url), 'the port is still answered');
});
