import type { SendMailOptions } from 'nodemailer';
import { type EnquiryRecord, enquiryRecordSchema } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { createEnquiryStore, type Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { createSender } from '../../../../netlify/forms/mail/transport.ts';
import type { Blobs } from '../../../../netlify/forms/runtime/blobs.ts';
import { idInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { createRateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { type Environment, readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import type { Site } from '../../../../netlify/forms/site.ts';
import { ADDRESS, BY_SCRIPT, type Fields, multipart } from './forms.ts';

/** A store call, such as 'get pending'. */
export type StoreCall = `${'get' | 'set' | 'delete' | 'list'} ${string}`;

/** In-memory Netlify Blobs. */
type MemoryBlobs = Blobs & {
  /** Stored texts by key. */
  texts: Map<string, string>;
  /**
   * Hook that runs before each store call. If it throws, the call fails; if it returns 'after', the call takes effect,
   * but its response is lost.
   */
  onCall: (call: StoreCall, key: string) => 'after' | undefined;
};

function createMemoryBlobs(): MemoryBlobs {
  const texts = new Map<string, string>();
  async function call<Result>(method: string, key: string, act: () => Result): Promise<Result> {
    const isBroken = blobs.onCall(`${method} ${key.split('/', 1).join()}` as StoreCall, key) === 'after';
    const result = act();
    if (isBroken) throw new Error('The answer was lost.');
    return result;
  }
  const blobs: MemoryBlobs = {
    texts,
    onCall: () => undefined,
    get: (key) => call('get', key, () => texts.get(key) ?? null),
    set: (key, text, options) =>
      call('set', key, () => {
        if (options?.onlyIfNew && texts.has(key)) return { modified: false };
        texts.set(key, text);
        return { modified: true, etag: '"1"' };
      }),
    delete: (key) => call('delete', key, () => void texts.delete(key)),
    list: ({ prefix, directories = false }) =>
      call('list', prefix, () => {
        const keys = [...texts.keys()].filter((key) => key.startsWith(prefix));
        // Like the real store: keys with a further slash are grouped into one directory.
        const isDeep = (key: string) => directories && key.includes('/', prefix.length);
        const deep = keys.filter(isDeep).map((key) => key.slice(0, key.indexOf('/', prefix.length)));
        return { blobs: keys.filter((key) => !isDeep(key)).map((key) => ({ key })), directories: [...new Set(deep)] };
      }),
  };
  return blobs;
}

type Mail = SendMailOptions & { subject: string; text: string; html: string };

/**
 * Opens the site with an in-memory store and a clock that the test controls. Emails are collected or, in production,
 * sent to the mail server in SMTP_URL. Tests may replace parts of it.
 */
export function openFixture({ env = {}, context = 'dev' }: { env?: Environment; context?: string } = {}) {
  const settings = readSettings({ DATA_DIR: '/collected', RATE_LIMIT: '1000', ...env }, context);
  const blobs = createMemoryBlobs();
  const store = createEnquiryStore(blobs);
  const clock = { now: new Date('2026-03-02T08:00:00Z') };
  const mails: Mail[] = [];
  const alerts: string[] = [];
  const running: Promise<unknown>[] = [];
  const rateLimiter = createRateLimiter();
  const keysIn = (folder: Folder) => [...blobs.texts.keys()].filter((key) => key.startsWith(`${folder}/`)).sort();
  const collect: Site['send'] = async ({ mail: { subject, text, html, ...mail } }) =>
    void mails.push({ ...mail, subject: `${subject}`, text: `${text}`, html: `${html}` });

  const fixture = {
    settings,
    blobs,
    store,
    openStore: () => store,
    send: settings.mailRoute.kind === 'folder' ? collect : createSender(settings.mailRoute),
    sendAlert: async (text: string) => alerts.push(text) > 0,
    now: () => clock.now,
    rateLimiter,
    clock,
    /** Stores an enquiry as a post does, including the note of its name. */
    put: async (folder: Folder, record: EnquiryRecord) => {
      await store.write(folder, record);
      await store.claimName(record);
    },
    /** Collected emails, oldest first. */
    mails,
    alerts,
    /** IDs of the enquiries in the collected emails. */
    mailed: () => mails.map(({ messageId = '' }) => messageId.slice(1).replace(/@.*/, '')),
    /** Advances the clock. */
    later: ({ hours = 0, seconds = 0 }) => {
      clock.now = new Date(clock.now.getTime() + Math.round((hours * 3_600 + seconds) * 1_000));
    },
    /** Makes mail fail, or only mail with this text; returns a function that mends it. */
    breakMail: (error: { code?: string; responseCode?: number } = { code: 'ECONNECTION' }, text = '') => {
      const { send } = fixture;
      fixture.send = async (letter, limitMs) => {
        if (!JSON.stringify(letter).includes(text)) return send?.(letter, limitMs);
        throw Object.assign(new Error('down'), error);
      };
      return () => void Object.assign(fixture, { send });
    },
    stopStore: () => {
      blobs.onCall = () => {
        throw new Error('The store does not answer.');
      };
    },
    ask: (request: Request, ip = '203.0.113.7'): Promise<Response> =>
      receiveEnquiry(request, fixture, {
        ip,
        rateLimiter: fixture.rateLimiter,
        waitUntil: (work) => void running.push(work),
      }),
    post: (fields: Fields, headers: Record<string, string> = {}, ip?: string): Promise<Response> => {
      const init = { method: 'POST', body: multipart(fields), headers: { ...BY_SCRIPT, ...headers } };
      return fixture.ask(new Request(ADDRESS, init), ip);
    },
    /** Waits for work that continues after responses. */
    settle: async () => void (await Promise.all(running)),
    /** Posts a form and waits for work that continues after the response. */
    take: async (fields: Fields, headers: Record<string, string> = {}, ip?: string): Promise<Response> => {
      const response = await fixture.post(fields, headers, ip);
      await fixture.settle();
      return response;
    },
    /** IDs in a folder, oldest first, including entries that cannot be read. */
    ids: (folder: Folder) => keysIn(folder).map((key) => idInName(key.slice(folder.length + 1))),
    /** Records in a folder, oldest first. */
    records: (folder: Folder): EnquiryRecord[] =>
      keysIn(folder).map((key) => enquiryRecordSchema.parse(JSON.parse(blobs.texts.get(key) ?? ''))),
  };
  return fixture satisfies Site;
}

export type Fixture = ReturnType<typeof openFixture>;
