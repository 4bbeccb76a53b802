import { readdir, readFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { type EnquiryRecord, enquiryRecordSchema } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { type Folder, openEnquiryStore } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { type EnquiryTools, receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { createMailCheck, createMailer, type Mailer } from '../../../../netlify/forms/mail/sendMail.ts';
import { idInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { createRateLimiter, type RateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { type Environment, readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { close, listen } from '../../../../netlify/local-server/listen.ts';
import { startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { ADDRESS, BY_SCRIPT, type Fields, multipart } from './forms.ts';

export type FixtureOptions = StoreFixtureOptions & {
  mailer?: Mailer | undefined;
  rateLimiter?: RateLimiter;
  /** Puts a breakable connection between function and store. */
  hasFaultProxy?: boolean;
};

const lines: { stop(): Promise<void> }[] = [];

after(() => Promise.all(lines.map((line) => line.stop())));

/** Opens the enquiry function with a real store and a real outbox. */
export async function openFixture(options: FixtureOptions = {}) {
  const base = await openStoreFixture(options);
  const { blobs, context, settings, now, waitUntil, settle } = base;
  const line = options.hasFaultProxy ? await startFaultProxy(blobs.edgeURL) : undefined;
  if (line) lines.push(line);
  const access = { ...blobs, ...(line && { edgeURL: line.url, uncachedEdgeURL: line.url }) };
  const openStore = (totalMs: number) => openEnquiryStore({ context, totalMs, blobs: access });
  const store = openEnquiryStore({ context, totalMs: 600_000, blobs });
  const mailer = 'mailer' in options ? options.mailer : createMailer(settings, now);
  const tools: Omit<EnquiryTools, 'ip'> = {
    openStore,
    mailer,
    probe: { token: options.env?.PROBE_TOKEN, checkMail: createMailCheck(settings) },
    rateLimiter: options.rateLimiter ?? createRateLimiter(),
    acceptedPerMinute: settings.acceptedPerMinute,
    mailsAnHour: settings.mailsAnHour,
    isPreview: settings.isPreview,
    now,
    waitUntil,
  };
  const send = (request: Request, ip = '203.0.113.7') => receiveEnquiry(request, { ...tools, ip });
  const post = (fields: Fields, headers: Record<string, string> = {}, ip?: string) =>
    send(new Request(ADDRESS, { method: 'POST', body: multipart(fields), headers: { ...BY_SCRIPT, ...headers } }), ip);

  return {
    ...base,
    store,
    mailer,
    /** The connection to the store; works until a test sets a fault. */
    line,
    /** Opens the store like the function, over the breakable connection. */
    openStore,
    send,
    post,
    /** Posts a form and waits for work after the answer. */
    async take(fields: Fields, headers: Record<string, string> = {}, ip?: string): Promise<Response> {
      const response = await post(fields, headers, ip);
      await settle();
      return response;
    },
    /** Oldest first. */
    async records(name: Folder): Promise<EnquiryRecord[]> {
      const found = await Promise.all((await store.listNames(name)).map((entry) => store.read(name, entry)));
      // An entry delivered meanwhile is in the next folder.
      return found.filter((record) => record !== undefined).map((record) => enquiryRecordSchema.parse(record));
    },
    /** Ids in a folder, oldest first; also of entries that cannot be read. */
    ids: async (name: Folder) => (await store.listNames(name)).map(idInName),
  };
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/**
 * A fault between the function and its store: a status, or a connection that ends before the store gets the call, or after
 * it has handled it.
 */
export type StoreFault = 500 | 503 | 403 | 429 | 'drop' | 'drop-after';

/** A call of the store, as a proxy sees it: 'GET pending'. */
export type StoreCall = { method: string; folder: string };

/** A store behind a connection that can be broken. */
export type FaultProxy = {
  url: string;
  /** Chooses the fault of each call; tests change it. */
  faultFor: (call: StoreCall) => StoreFault | undefined;
  stop(): Promise<void>;
};

function callOf(request: IncomingMessage): StoreCall {
  // /<site>/site:<store>/<folder>/<id>
  const folder =
    decodeURIComponent(request.url ?? '')
      .split('?', 1)[0]
      ?.split('/')[3] ?? '';
  return { method: request.method ?? '', folder };
}

/** Puts a proxy before a server. */
async function startFaultProxy(target: string): Promise<FaultProxy> {
  function pass(request: IncomingMessage, response: ServerResponse, isAnswered: boolean): void {
    const { method, url, headers } = request;
    const onward = httpRequest(new URL(url ?? '/', target), { method, headers }, (answer) => {
      if (isAnswered) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      } else {
        answer.resume();
        answer.once('end', () => response.destroy());
      }
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const fault = proxy.faultFor(callOf(request));
    if (fault === undefined || fault === 'drop-after') return pass(request, response, fault === undefined);
    request.resume();
    if (fault === 'drop') request.socket.destroy();
    else response.writeHead(fault).end();
  });
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`,
    faultFor: () => undefined,
    stop: () => close(server),
  };
  return proxy;
}

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
async function openStoreFixture({ env: changes = {}, context = 'dev' }: StoreFixtureOptions) {
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
