import { enquiriesIn } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import type { EnquiryTools } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import type { Mailer } from '../../../../netlify/forms/mail/sendMail.ts';
import type { Blobs } from '../../../../netlify/forms/runtime/blobs.ts';
import { NO_LIMIT } from './forms.ts';

/** Opens a store in memory, and a clock that advances only during waits: a year of a busy site in seconds. */
export function openMemory(start: Date) {
  const clock = createVirtualClock(start);
  /** Time of a store call. */
  const latency = { ms: 0 };
  const blobs = createMemoryBlobs(() => clock.sleep(latency.ms));
  const store = enquiriesIn(blobs);
  return {
    clock,
    latency,
    blobs,
    store,
    /** Runs the scheduled delivery. */
    redeliver: (mailer: Mailer, enquiries = store, mailsAnHour = NO_LIMIT) =>
      clock.run(redeliverPending({ store: enquiries, mailer, now: clock.now, mailsAnHour, sendAlert: undefined })),
  };
}

/** Returns the dependencies of the enquiry function, for visitors without a limit. */
export function enquiryTools(parts: Pick<EnquiryTools, 'openStore' | 'mailer'> & Partial<EnquiryTools>): EnquiryTools {
  return {
    rateLimiter: { consume: () => 0, refund: () => {} },
    acceptedPerMinute: 5,
    mailsAnHour: NO_LIMIT,
    now: () => new Date(),
    ip: '203.0.113.7',
    waitUntil: () => {},
    ...parts,
  };
}

/** A clock that advances only while its sleepers sleep: waiting takes no time, and every run is the same. */
export type VirtualClock = {
  now(): Date;
  /** Moves the clock to a later moment. */
  moveTo(moment: Date): void;
  sleep(ms: number): Promise<void>;
  /** Lets time pass until the work has settled. The work may wait only for this clock. */
  run<Result>(work: Promise<Result>): Promise<Result>;
};

type Sleeper = { until: number; wake: () => void };

/** Reading a body, for instance, takes some turns of the event loop in which nobody sleeps. */
const MOST_IDLE_TURNS = 10_000;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Starts a clock at a moment. */
export function createVirtualClock(start: Date): VirtualClock {
  let now = start.getTime();
  const sleepers: Sleeper[] = [];

  function wakeNext(): void {
    now = Math.max(now, Math.min(...sleepers.map(({ until }) => until)));
    for (const sleeper of sleepers.splice(0)) {
      if (sleeper.until <= now) sleeper.wake();
      else sleepers.push(sleeper);
    }
  }

  return {
    now: () => new Date(now),
    moveTo(moment) {
      now = Math.max(now, moment.getTime());
    },
    sleep: (ms) => (ms <= 0 ? Promise.resolve() : new Promise((wake) => sleepers.push({ until: now + ms, wake }))),
    async run(work) {
      let isDone = false;
      const finish = () => {
        isDone = true;
      };
      work.then(finish, finish);
      let idleTurns = 0;
      for (await nextTurn(); !isDone; await nextTurn()) {
        idleTurns = sleepers.length === 0 ? idleTurns + 1 : 0;
        if (idleTurns === 0) wakeNext();
        if (idleTurns > MOST_IDLE_TURNS) throw new Error('The work waits for something else than the clock.');
      }
      return work;
    },
  };
}

/** Number of keys in one answer of the real store; a longer list takes a call for each page. */
const PAGE_SIZE = 1000;

/** Netlify Blobs in memory, for tests that keep tens of thousands of entries. */
export type MemoryBlobs = Blobs & {
  /** Text by key. */
  texts: ReadonlyMap<string, string>;
  /** Number of calls so far. */
  calls(): number;
};

/** Groups names below a prefix like the real store: names with a further slash form one directory. */
function groupBySlash(keys: readonly string[], prefix: string): { blobs: { key: string }[]; directories: string[] } {
  const directories = new Set<string>();
  const blobs: { key: string }[] = [];
  for (const key of keys) {
    const slash = key.indexOf('/', prefix.length);
    if (slash < 0) blobs.push({ key });
    else directories.add(key.slice(0, slash));
  }
  return { blobs, directories: [...directories] };
}

/** @param wait called before each store call, for its time */
export function createMemoryBlobs(wait: () => Promise<void> = async () => {}): MemoryBlobs {
  const texts = new Map<string, string>();
  /** Keys by their first part, for fast lists of small folders. */
  const folders = new Map<string, Set<string>>();
  const folderOf = (key: string): Set<string> => {
    const name = key.split('/', 1).join();
    const folder = folders.get(name) ?? new Set();
    folders.set(name, folder);
    return folder;
  };
  let calls = 0;
  async function call(): Promise<void> {
    calls += 1;
    await wait();
  }
  return {
    texts,
    calls: () => calls,
    async get(key) {
      await call();
      return texts.get(key) ?? null;
    },
    async set(key, text, options) {
      await call();
      if (options?.onlyIfNew && texts.has(key)) return { modified: false };
      texts.set(key, text);
      folderOf(key).add(key);
      return { modified: true, etag: '"1"' };
    },
    async delete(key) {
      await call();
      texts.delete(key);
      folderOf(key).delete(key);
    },
    async list({ prefix, directories = false }) {
      const keys: string[] = [];
      for (const key of folderOf(prefix)) if (key.startsWith(prefix)) keys.push(key);
      const found = directories ? groupBySlash(keys, prefix) : { blobs: keys.map((key) => ({ key })), directories: [] };
      const length = found.blobs.length + found.directories.length;
      for (let page = 0; page < Math.max(1, Math.ceil(length / PAGE_SIZE)); page += 1) await call();
      return found;
    },
  };
}
