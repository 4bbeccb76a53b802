import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { type Environment, readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

export type BackstageOptions = {
  env?: Environment;
  /** Deploy context; 'dev' where absent. */
  context?: string;
};

/** The mails in an outbox folder as they are sent, oldest first. */
async function rawMails(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
}

/** The mails in an outbox folder, oldest first. */
export const readMails = async (outbox: string): Promise<Email[]> =>
  Promise.all((await rawMails(outbox)).map((mail) => PostalMime.parse(mail)));

const stops: (() => Promise<void>)[] = [];

// Whatever a test came to: a store that is left running keeps the process alive.
after(() => Promise.all(stops.map((stop) => stop())));

/** What a function needs around it: a real store, an outbox, a clock that the test moves. Gone at the end of the file. */
export async function openBackstage({ env: changes = {}, context = 'dev' }: BackstageOptions) {
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
    /** How to reach the store. */
    blobs: blobs.access,
    /** What functions read as the time; tests move it. */
    clock,
    now: () => clock.now,
    /** Moves the clock on. */
    later: ({ hours = 0, seconds = 0 }) => {
      clock.now = new Date(clock.now.getTime() + Math.round((hours * 3_600 + seconds) * 1_000));
    },
    waitUntil: (work: Promise<unknown>) => void running.push(work),
    /** Waits for what goes on after the answers. */
    settle,
    mails: () => readMails(outbox),
    /** The newest mail as it is sent. */
    rawMail: async () => (await rawMails(outbox)).at(-1) ?? '',
    stopStore,
  };
}
