import {
  addressMistake,
  NEWSLETTER_PATHS,
  NEWSLETTER_SECTION,
  normaliseAddress,
} from '../../lib/enquiry/newsletter.ts';
import { MAIL_LIMIT_MS } from '../forms/enquiry/deliver.ts';
import { htmlAnswer, jsonAnswer, seeOther } from '../forms/http/answer.ts';
import { accepted, type Outcome, REFUSALS, tooMany, UNREAD } from '../forms/http/outcome.ts';
import { readForm } from '../forms/http/readForm.ts';
import { prefersHtml } from '../forms/http/requestChecks.ts';
import type { Sender } from '../forms/mail/sendMail.ts';
import type { Limiter } from '../forms/runtime/limiter.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { confirmByMail } from './confirmByMail.ts';
import { originOf } from './links.ts';
import { askAgainPage, checkInboxPage, sorryPage } from './newsletterPages.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { type Ask, subscriberId } from './subscriber.ts';

/** What taking an address needs from the world. */
export type AddressTools = {
  /** Opens the store for work that may take so many milliseconds in all. */
  openStore: (totalMs: number) => NewsletterStore;
  send: Sender | undefined;
  settings: Settings;
  secret: () => Promise<string | undefined>;
  limiter: Limiter;
  /** What this instance does for an address right now, by id. */
  inFlight: Map<string, Promise<unknown>>;
  now: () => Date;
  /** The visitor's address, for the limiter alone. */
  address: string;
  waitUntil: (work: Promise<unknown>) => void;
};

const STORE_LIMIT_MS = 6_000;
const DELIVERY_LIMIT_MS = MAIL_LIMIT_MS + 3 * STORE_LIMIT_MS;
/** Where a browser without script is led after its post. */
const SENT_QUERY = 'sent';

/** One after the other for an address, so that two posts at once send one mail. */
function mailAfterAnswer(ask: Ask, secret: string, tools: AddressTools): void {
  const { inFlight, settings, send, now } = tools;
  const confirm = () => confirmByMail(ask, { store: tools.openStore(DELIVERY_LIMIT_MS), send, settings, secret, now });
  const work = (inFlight.get(ask.id) ?? Promise.resolve()).then(confirm).finally(() => {
    if (inFlight.get(ask.id) === work) inFlight.delete(ask.id);
  });
  inFlight.set(ask.id, work);
  tools.waitUntil(work);
}

/**
 * Stores the wish and nothing else before the answer, whatever is known of the address:
 * neither the words nor the time of the answer tell whether it is on the list.
 */
async function keep(email: string, request: Request, tools: AddressTools): Promise<Outcome> {
  const secret = await tools.secret();
  if (secret === undefined) {
    logError({ event: 'newsletter', code: 'FORMS_SECRET is not set' });
    return REFUSALS.unavailable;
  }
  const id = subscriberId(email);
  const receivedAt = tools.now().toISOString();
  const ask: Ask = {
    id,
    email,
    receivedAt,
    origin: originOf(request, tools.settings.context),
    delivery: { attempts: 0 },
  };
  try {
    await tools.openStore(STORE_LIMIT_MS).asked.write(ask);
  } catch (error) {
    logError({ event: 'newsletter', id, code: `store ${failureCode(error)}` });
    return REFUSALS.unavailable;
  }
  mailAfterAnswer(ask, secret, tools);
  return accepted('asked', id);
}

type Taken = { outcome: Outcome; typed: string };

async function take(request: Request, tools: AddressTools): Promise<Taken> {
  if (request.method !== 'POST') {
    return { outcome: { ...REFUSALS.wrongMethod, headers: { Allow: 'GET, POST' } }, typed: '' };
  }
  const sent = await readForm(request);
  if (typeof sent === 'string') return { outcome: UNREAD[sent], typed: '' };
  const typed = sent.values.email;
  const message = addressMistake(typed);
  if (message !== undefined) return { outcome: { status: 400, code: 'fields', message }, typed };
  const wait = tools.limiter.take(tools.address, tools.settings.acceptedPerMinute, tools.now().getTime());
  if (wait > 0) return { outcome: tooMany(wait), typed };
  if (sent.honeypot !== '') return { outcome: accepted('honeypot', ''), typed };
  const outcome = await keep(normaliseAddress(typed), request, tools);
  if (outcome.status !== 200) tools.limiter.giveBack(tools.address);
  return { outcome, typed };
}

function pageAnswer({ outcome, typed }: Taken): Response {
  const { status, message = '', code } = outcome;
  if (status === 200) return seeOther(`${NEWSLETTER_PATHS.ask}?${SENT_QUERY}`);
  return htmlAnswer(outcome, code === 'fields' ? askAgainPage(message, typed) : sorryPage(message));
}

/** A browser at the form's own address: after its post, or by hand. */
function getAnswer(request: Request): Response {
  const isSent = new URL(request.url).searchParams.has(SENT_QUERY);
  return isSent ? htmlAnswer({ status: 200 }, checkInboxPage()) : seeOther(NEWSLETTER_SECTION);
}

/** Takes an address for the newsletter: judge, store, answer, then send the mail that asks to confirm. Never throws. */
export async function takeAddress(request: Request, tools: AddressTools): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return getAnswer(request);
  const started = performance.now();
  let taken: Taken;
  try {
    taken = await take(request, tools);
  } catch (error) {
    logError({ event: 'crash', code: failureCode(error) });
    taken = { outcome: REFUSALS.crashed, typed: '' };
  }
  const { status, code, id, message } = taken.outcome;
  logInfo({ event: 'newsletter', id, status, code, ms: Math.round(performance.now() - started) });
  if (prefersHtml(request)) return pageAnswer(taken);
  return jsonAnswer(taken.outcome, status === 200 ? { success: true } : { success: false, message });
}
