import { join } from 'node:path';
import { after } from 'node:test';
import type { Email } from 'postal-mime';
import { createSender, type Sender } from '../../../../netlify/forms/mail/sendMail.ts';
import { createRateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { type Environment, readSettings, type Settings } from '../../../../netlify/forms/runtime/settings.ts';
import { startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { followLink } from '../../../../netlify/newsletter/followLink.ts';
import type { Purpose } from '../../../../netlify/newsletter/links.ts';
import { type NewsletterStore, openNewsletterStore } from '../../../../netlify/newsletter/newsletterStore.ts';
import { receiveSignup } from '../../../../netlify/newsletter/receiveSignup.ts';
import { readSecret } from '../../../../netlify/newsletter/secret.ts';
import { sendPendingConfirmations } from '../../../../netlify/newsletter/sendConfirmation.ts';
import { type Fields, multipart } from './forms.ts';
import { readMails } from './office.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export const SITE = 'https://www.firm.example';

export type DeskOptions = { env?: Environment; context?: string; send?: Sender | undefined };

/** The newsletter with a real store and outbox, and a clock of the test's own. */
export type Desk = {
  settings: Settings;
  store: NewsletterStore;
  clock: { now: Date };
  send(request: Request): Promise<Response>;
  ask(fields: Fields, headers?: Record<string, string>): Promise<Response>;
  /** Follows an address of a mail. */
  follow(link: string, init?: RequestInit): Promise<Response>;
  settle(): Promise<void>;
  /** What the scheduled function does. */
  sendWaiting(): Promise<void>;
  mails(): Promise<Email[]>;
  stopStore(): Promise<void>;
};

/** The link for a purpose in a mail's text. */
export function linkIn(mail: Pick<Email, 'text'> | undefined, purpose: Purpose): string {
  const link = new RegExp(`^https?://\\S+/newsletter/${purpose}\\?token=\\S+$`, 'm').exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`The mail has no link to ${purpose}.`);
  return link;
}

const openDesks: (() => Promise<void>)[] = [];

after(() => Promise.all(openDesks.map((close) => close())));

/** Opens a desk. It is closed at the end of the file. */
export async function openDesk(options: DeskOptions = {}): Promise<Desk> {
  const folder = await temporaryFolder();
  const blobs = await startLocalBlobs(join(folder.path, 'blobs'));
  const context = options.context ?? 'dev';
  const env = { DATA_DIR: folder.path, RATE_LIMIT: '1000', ...options.env };
  const settings = readSettings(env, context);
  const openStore = (totalMs: number) => openNewsletterStore({ context, totalMs, blobs: blobs.access });
  const store = openStore(60_000);
  const clock = { now: new Date('2026-03-02T08:00:00Z') };
  const now = () => clock.now;
  const running: Promise<unknown>[] = [];
  const send = 'send' in options ? options.send : createSender(settings, blobs.access);
  const secret = () => readSecret(env, context);
  const tools = { openStore, send, settings, secret, rateLimiter: createRateLimiter(), inFlight: new Map(), now };
  const waitUntil = (work: Promise<unknown>) => void running.push(work);
  const take = (request: Request) => receiveSignup(request, { ...tools, ip: '203.0.113.7', waitUntil });
  let isStopped = false;

  async function stopStore(): Promise<void> {
    if (!isStopped) await blobs.stop();
    isStopped = true;
  }
  openDesks.push(async () => {
    await Promise.all(running);
    await stopStore();
    await folder.remove();
  });

  return {
    settings,
    store,
    clock,
    send: take,
    ask: (fields, headers = {}) =>
      take(new Request(`${SITE}/newsletter`, { method: 'POST', body: multipart(fields), headers })),
    follow(link, init = {}) {
      const purpose = new URL(link).pathname.endsWith('confirm') ? 'confirm' : 'leave';
      return followLink(new Request(link, init), purpose, { openStore, secret, now });
    },
    settle: async () => void (await Promise.all(running)),
    async sendWaiting() {
      await sendPendingConfirmations({ store, send, settings, secret: (await secret()).key ?? '', now }, () => 25_000);
    },
    mails: () => readMails(join(folder.path, 'outbox')),
    stopStore,
  };
}
