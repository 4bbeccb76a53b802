import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Environment } from '../../../../netlify/forms/runtime/settings.ts';
import { close, listen } from '../../../../netlify/local-server/listen.ts';
import { localUrl, networkUrls, readServerSettings } from '../../../../netlify/local-server/serverSettings.ts';
import { assertEach } from '../support/assertEach.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const START = join(import.meta.dirname, '../../../../netlify/local-server/start.ts');

/** What `npm start` says with these variables. Where one is wrong it says so before it builds. */
function start(env: Environment): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, '--build'], {
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
  });
  return { status, text: `${stdout}${stderr}`.trim() };
}

describe('npm start says before the build what is wrong with', () => {
  const cases = [
    { env: { PORT: 'abc' }, says: "PORT is 'abc', which is no number from 0 to 65535. Write it as PORT=8890." },
    { env: { PORT: '99999' }, says: "PORT is '99999', which is no number from 0 to 65535. Write it as PORT=8890." },
    {
      env: { PORT: '0', HOST: 'no-such-host.invalid' },
      says: "HOST is 'no-such-host.invalid', which is no address of this machine. Leave it out, or let other devices in with HOST=0.0.0.0.",
    },
    {
      env: { PORT: '0', HOST: '192.0.2.1' },
      says: "HOST is '192.0.2.1', which is no address of this machine. Leave it out, or let other devices in with HOST=0.0.0.0.",
    },
  ];
  it('port and host', () =>
    assertEach(
      cases,
      ({ env }) => JSON.stringify(env),
      ({ env, says }) => assert.deepEqual(start(env), { status: 1, text: says }),
    ));

  it('a port that is taken', async () => {
    const blocker = createServer();
    const port = await listen(blocker, 0, '127.0.0.1');
    const { status, text } = start({ PORT: String(port) });
    await close(blocker);
    assert.equal(status, 1);
    assert.equal(text, `Port ${port} is taken. Stop what uses it, or choose another: PORT=8890.`);
  });

  it('a data folder that cannot be written to', async () => {
    const folder = await temporaryFolder();
    const file = join(folder.path, 'a-file');
    await writeFile(file, '');
    const { status, text } = start({ PORT: '0', DATA_DIR: file });
    await folder.remove();
    assert.equal(status, 1);
    assert.match(text, /^Nothing can be written to .*a-file \(EEXIST\), .*DATA_DIR=\/path\/to\/folder\.$/);
  });
});

describe('The addresses of a server', () => {
  it('are this machine’s own where nothing is set', () => {
    const { port, host } = readServerSettings({}, 8888);
    assert.deepEqual([localUrl(host, port), networkUrls(host, port)], ['http://localhost:8888', []]);
  });

  it('are those that a phone can open where every address is listened to', () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    assert.equal(localUrl('0.0.0.0', 8888), 'http://localhost:8888');
    assert.deepEqual(
      networkUrls('0.0.0.0', 8888),
      outside.map(({ address }) => `http://${address}:8888`),
    );
    assert.equal(localUrl('::1', 8888), 'http://[::1]:8888');
  });
});
