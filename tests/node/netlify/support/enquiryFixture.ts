import { after } from 'node:test';
import { type EnquiryRecord, enquiryRecordSchema } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { type Folder, openEnquiryStore } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { type EnquiryTools, receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { createMailCheck, createMailer, type Mailer } from '../../../../netlify/forms/mail/sendMail.ts';
import { idInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { createRateLimiter, type RateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { startFaultProxy } from './faultProxy.ts';
import { ADDRESS, BY_SCRIPT, type Fields, multipart } from './forms.ts';
import { openStoreFixture, type StoreFixtureOptions } from './storeFixture.ts';

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
