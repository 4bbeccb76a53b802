import { MINUTE_MS } from '../../../lib/dates/today.ts';
import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import { htmlResponse } from '../http/answer.ts';
import { ownPage } from '../http/ownPage.ts';
import { isAtDefaultPath } from '../http/requestChecks.ts';
import { signedId } from '../mail/resendLink.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { createRateLimiter } from '../runtime/rateLimiter.ts';
import type { Site } from '../site.ts';
import { mailNow } from './deliver.ts';
import { reference } from './enquiryRecord.ts';

const STORE_LIMIT_MS = 30_000;
/** Keyed by enquiry id, so that repeated clicks on a link send one e-mail a minute. */
const onceAMinute = createRateLimiter();

const respondWith = (status: number, heading: string, text: string) =>
  htmlResponse({ status }, ownPage(heading, `<p>${escapeMarkup(text)}</p>`));

async function resend(id: string, site: Site): Promise<Response> {
  const enquiry = `The enquiry ${reference(id)}`;
  try {
    const store = site.openStore(STORE_LIMIT_MS);
    const name = await store.findName(id);
    const folder = name !== undefined && (await store.has('done', name)) ? 'done' : 'pending';
    const record = name && (await store.read(folder, name));
    if (!name || !record) return respondWith(404, 'Not sent', `${enquiry} is not in the store any more.`);
    if (record === 'damaged') throw new Error('The entry is damaged.');
    const now = site.now();
    const { lastAttemptAt = '', deliveredAt = '' } = record.delivery;
    const isSent = [lastAttemptAt, deliveredAt].some((at) => Math.abs(now.getTime() - Date.parse(at)) < MINUTE_MS);
    if (isSent || onceAMinute.consume(id, 1, now.getTime()) > 0) {
      return respondWith(429, 'Not sent', `${enquiry} was sent a moment ago. Please wait a minute.`);
    }
    // Recorded before mailing, which may take a while, so that other instances see it.
    const stored = { name, record: { ...record, delivery: { ...record.delivery, lastAttemptAt: now.toISOString() } } };
    await store.write(folder, stored.record, name);
    const textRefused = await mailNow(stored, store, site);
    logInfo({ event: 'resend', id, code: textRefused ?? 'sent' });
    if (textRefused === undefined) return respondWith(200, 'Sent', `${enquiry} is on its way to the mailbox.`);
    const why = 'The mail server refuses its text. Only name, address and phone were sent once more.';
    return respondWith(503, 'Not sent', `${enquiry} could not be sent. ${why}`);
  } catch (error) {
    logError({ event: 'resend', id, code: failureCode(error) });
    return respondWith(503, 'Not sent', `${enquiry} could not be sent. Please try again later: it stays in the store.`);
  }
}

/** Handles the link in the office's e-mails. Only its button resends, because some mail clients prefetch links. */
export async function handleResend(request: Request, site: Site): Promise<Response> {
  const id = isAtDefaultPath(request) ? undefined : signedId(request.url, site.settings, site.now());
  if (id === undefined) {
    return respondWith(410, 'Not sent', 'This link is wrong or too old. The next morning’s mail has a new one.');
  }
  if (request.method === 'POST') return resend(id, site);
  const { pathname, search } = new URL(request.url);
  const form = `<form method="post" action="${escapeMarkup(pathname + search)}"><button>Send it to the mailbox</button></form>`;
  return htmlResponse({ status: 200 }, ownPage(`Enquiry ${reference(id)}`, form));
}
