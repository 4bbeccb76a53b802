import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { type EnquiryRecord, enquiryRecordSchema } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { type EnquiryStore, type Folder, openEnquiryStore } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { type EnquiryTools, receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { createMailCheck, createMailer, type Mailer } from '../../../../netlify/forms/mail/sendMail.ts';
import { createConcurrencyLimit } from '../../../../netlify/forms/runtime/concurrencyLimit.ts';
import { idInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { createRateLimiter, type RateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { type Environment, readSettings, type Settings } from '../../../../netlify/forms/runtime/settings.ts';
import { type LocalBlobs, startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { type FaultProxy, startFaultProxy } from './faultProxy.ts';
import { type Fields, multipart } from './forms.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export type OfficeOptions = {
  env?: Environment;
  /** Deploy context; 'dev' where absent. */
  context?: string;
  mailer?: Mailer | undefined;
  rateLimiter?: RateLimiter;
  /** Puts a line between function and store that can be broken. */
  hasFaultProxy?: boolean;
};

/** The function with a real store and a real outbox, but a clock and addresses of the test's own. */
export type Office = {
  settings: Settings;
  store: EnquiryStore;
  mailer: Mailer | undefined;
  /** How to reach the store beside the function. */
  blobs: LocalBlobs['access'];
  /** What the function reads as the time; tests move it. */
  clock: { now: Date };
  /** The line to the store; nothing goes wrong on it until a test says so. */
  line: FaultProxy | undefined;
  post(fields: Fields, headers?: Record<string, string>): Promise<Response>;
  send(request: Request, ip?: string): Promise<Response>;
  /** Opens the store as the function does, over the line. */
  openStore: EnquiryTools['openStore'];
  /** Waits for what goes on after the answers. */
  settle(): Promise<void>;
  /** Oldest first. */
  records(folder: Folder): Promise<EnquiryRecord[]>;
  /** Ids in a folder, oldest first; also of entries that cannot be read. */
  ids(folder: Folder): Promise<string[]>;
  mails(): Promise<Email[]>;
  /** The newest mail of the outbox as it is sent. */
  rawMail(): Promise<string>;
  stopStore(): Promise<void>;
};

const ADDRESS = 'https://www.firm.example/contact-form.php';

/** The mails in an outbox folder, oldest first. */
export async function readMails(outbox: string): Promise<Email[]> {
  const names = await readdir(outbox).catch(() => []);
  return Promise.all(names.sort().map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
}

const openOffices: (() => Promise<void>)[] = [];

// Whatever a test came to: a store that is left running keeps the process alive.
after(() => Promise.all(openOffices.map((close) => close())));

/** Opens an office. It is closed at the end of the file. */
export async function openOffice(options: OfficeOptions = {}): Promise<Office> {
  const folder = await temporaryFolder();
  const blobs = await startLocalBlobs(join(folder.path, 'blobs'));
  const context = options.context ?? 'dev';
  const settings = readSettings({ DATA_DIR: folder.path, RATE_LIMIT: '1000', ...options.env }, context);
  const line = options.hasFaultProxy ? await startFaultProxy(blobs.access.edgeURL) : undefined;
  const access = { ...blobs.access, ...(line && { edgeURL: line.url, uncachedEdgeURL: line.url }) };
  const openStore = (totalMs: number) => openEnquiryStore({ context, totalMs, blobs: access });
  const store = openEnquiryStore({ context, totalMs: 600_000, blobs: blobs.access });
  const mailer = 'mailer' in options ? options.mailer : createMailer(settings, blobs.access);
  const clock = { now: new Date('2026-03-02T08:00:00Z') };
  const running: Promise<unknown>[] = [];
  const tools: Omit<EnquiryTools, 'ip'> = {
    openStore,
    mailer,
    probe: { token: options.env?.PROBE_TOKEN, checkMail: createMailCheck(settings) },
    rateLimiter: options.rateLimiter ?? createRateLimiter(),
    acceptedPerMinute: settings.acceptedPerMinute,
    inFlight: new Map(),
    deliveryLimit: createConcurrencyLimit(4),
    now: () => clock.now,
    waitUntil: (work) => running.push(work),
  };
  const send = (request: Request, ip = '203.0.113.7') => receiveEnquiry(request, { ...tools, ip });
  let isStopped = false;

  async function stopStore(): Promise<void> {
    if (!isStopped) await Promise.all([blobs.stop(), line?.stop()]);
    isStopped = true;
  }

  openOffices.push(async () => {
    await Promise.all(running);
    await stopStore();
    await folder.remove();
  });

  return {
    settings,
    store,
    mailer,
    blobs: blobs.access,
    clock,
    line,
    openStore,
    send,
    post: (fields, headers = {}) => send(new Request(ADDRESS, { method: 'POST', body: multipart(fields), headers })),
    settle: async () => void (await Promise.all(running)),
    async records(name) {
      const found = await Promise.all((await store.listNames(name)).map((entry) => store.read(name, entry)));
      // One that is delivered meanwhile lies in the next folder by now.
      return found.filter((record) => record !== undefined).map((record) => enquiryRecordSchema.parse(record));
    },
    ids: async (name) => (await store.listNames(name)).map(idInName),
    mails: () => readMails(join(folder.path, 'outbox')),
    async rawMail() {
      const names = await readdir(join(folder.path, 'outbox'));
      return readFile(join(folder.path, 'outbox', names.sort().at(-1) ?? ''), 'utf8');
    },
    stopStore,
  };
}
