import type { Email } from 'postal-mime';
import { createSender, type Sender } from '../../../../netlify/forms/mail/sendMail.ts';
import { openBlobs } from '../../../../netlify/forms/runtime/blobs.ts';
import { createRateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { followLink } from '../../../../netlify/newsletter/followLink.ts';
import type { NewsletterPurpose } from '../../../../netlify/newsletter/links.ts';
import { openNewsletterStore } from '../../../../netlify/newsletter/newsletterStore.ts';
import { receiveSignup } from '../../../../netlify/newsletter/receiveSignup.ts';
import { sendPendingConfirmations } from '../../../../netlify/newsletter/sendConfirmation.ts';
import { subscriberId } from '../../../../netlify/newsletter/subscriber.ts';
import { type Fields, multipart } from './forms.ts';
import { openStoreFixture, type StoreFixtureOptions } from './storeFixture.ts';

export const SITE = 'https://www.firm.example';
export const EMAIL = 'asha@client.example';
/** The key of the newsletter. */
const SECRET = 's'.repeat(32);
/** Returns the id of a subscriber. */
export const idOf = (email: string) => subscriberId(email, SECRET);

export type FixtureOptions = StoreFixtureOptions & { send?: Sender | undefined };

/** Returns the link for a purpose in a mail's text. */
export function linkIn(mail: Pick<Email, 'text'> | undefined, purpose: NewsletterPurpose): string {
  const link = new RegExp(`^https?://\\S+/newsletter/${purpose}\\?token=\\S+$`, 'm').exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`The mail has no link to ${purpose}.`);
  return link;
}

/** Opens the newsletter with a real store and outbox. */
export async function openFixture(options: FixtureOptions = {}) {
  const base = await openStoreFixture(options);
  const { blobs, context, settings, now, waitUntil, settle } = base;
  const openStore = (totalMs: number) => openNewsletterStore({ context, totalMs, blobs });
  const store = openStore(60_000);
  const sender = 'send' in options ? options.send : createSender(settings, blobs);
  await openBlobs('newsletter', { context, totalMs: 60_000, blobs }).set('key', SECRET);
  const rateLimiter = createRateLimiter();
  const tools = { openStore, send: sender, settings, rateLimiter, inFlight: new Map(), now, waitUntil };
  const send = (request: Request) => receiveSignup(request, { ...tools, ip: '203.0.113.7' });
  const ask = (fields: Fields, headers: HeadersInit = {}) =>
    send(new Request(`${SITE}/newsletter`, { method: 'POST', body: multipart(fields), headers }));
  return {
    ...base,
    store,
    send,
    ask,
    /** Signs up and waits for work after the answer. */
    async take(email: string, fields: Fields = {}): Promise<Response> {
      const response = await ask({ email, ...fields });
      await settle();
      return response;
    },
    /** Follows an address of a mail. */
    follow(link: string, init: RequestInit = {}): Promise<Response> {
      const purpose = new URL(link).pathname.endsWith('confirm') ? 'confirm' : 'leave';
      return followLink(new Request(link, init), purpose, { openStore, now });
    },
    /** Runs the scheduled function. */
    async sendWaiting(): Promise<void> {
      await sendPendingConfirmations({ store, send: sender, settings, now }, () => 25_000);
    },
  };
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;
