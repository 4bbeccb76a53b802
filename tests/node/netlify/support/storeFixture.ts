import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { type Environment, readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

export type StoreFixtureOptions = {
  env?: Environment;
  /** Deploy context. Default: 'dev'. */
  context?: string;
};

/** Returns the raw mails in an outbox folder, oldest first. */
async function rawMails(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
}

/** Returns the mails in an outbox folder, oldest first. */
export const readMails = async (outbox: string): Promise<Email[]> =>
  Promise.all((await rawMails(outbox)).map((mail) => PostalMime.parse(mail)));

const stops: (() => Promise<void>)[] = [];

// After failures too: a running store keeps the process alive.
after(() => Promise.all(stops.map((stop) => stop())));

/** Opens a function's surroundings: a real store, an outbox, a clock that the test moves; removed after the file. */
export async function openStoreFixture({ env: changes = {}, context = 'dev' }: StoreFixtureOptions) {
  const folder = temporaryFolder();
  const blobs = await startLocalBlobs(join(folder, 'blobs'));
  const env: Environment = { DATA_DIR: folder, RATE_LIMIT: '1000', ...changes };
  const clock = { now: new Date('2026-03-02T08:00:00Z') };
  const running: Promise<unknown>[] = [];
  const outbox = join(folder, 'outbox');
  let isStopped = false;
  async function stopStore(): Promise<void> {
    if (!isStopped) await blobs.stop();
    isStopped = true;
  }
  const settle = async () => void (await Promise.all(running));
  stops.push(() => settle().then(stopStore));
  return {
    env,
    context,
    settings: readSettings(env, context),
    /** Connection to the store. */
    blobs: blobs.access,
    /** The functions' clock; tests move it. */
    clock,
    now: () => clock.now,
    /** Moves the clock forward. */
    later: ({ hours = 0, seconds = 0 }) => {
      clock.now = new Date(clock.now.getTime() + Math.round((hours * 3_600 + seconds) * 1_000));
    },
    waitUntil: (work: Promise<unknown>) => void running.push(work),
    /** Waits for work after the answers. */
    settle,
    mails: () => readMails(outbox),
    /** Returns the newest raw mail. */
    rawMail: async () => (await rawMails(outbox)).at(-1) ?? '',
    stopStore,
  };
}
