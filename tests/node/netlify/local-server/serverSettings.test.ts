import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Environment } from '../../../../netlify/forms/runtime/settings.ts';
import { close, listen } from '../../../../netlify/local-server/listen.ts';
import { assertUsable, readServerSettings } from '../../../../netlify/local-server/serverSettings.ts';
import { assertEach } from '../../../support/cases.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const START = join(import.meta.dirname, '../../../../netlify/local-server/start.ts');
const WRONG_PORT = 'which is no number from 0 to 65535. Write it as PORT=8890.';
const WRONG_HOST = 'which is no address of this machine. Leave it out, or let other devices in with HOST=0.0.0.0.';

/** Returns the fault of a server's variables, before anything is built. */
async function faultOf(env: Environment): Promise<string> {
  try {
    await assertUsable(readServerSettings({ DATA_DIR: temporaryFolder(), ...env }, 8888));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('A server names before a build the error in', () => {
  const cases: [env: Environment, says: string][] = [
    [{ PORT: '65536' }, `PORT is '65536', ${WRONG_PORT}`],
    [{ PORT: '0', HOST: 'no-such-host.invalid' }, `HOST is 'no-such-host.invalid', ${WRONG_HOST}`],
    [{ PORT: '0' }, ''],
  ];
  it('port and host', () => assertEach(cases, async ([env, says]) => assert.equal(await faultOf(env), says)));

  it('a port that is taken: so does npm start', async () => {
    const blocker = createServer();
    const PORT = String(await listen(blocker, 0, '127.0.0.1'));
    const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, PORT };
    const { status, stderr } = spawnSync(process.execPath, [START, '--build'], { encoding: 'utf8', env });
    await close(blocker);
    assert.equal(status, 1);
    assert.equal(stderr.trim(), `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=8890.`);
  });
});
