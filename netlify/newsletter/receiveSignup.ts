import { NEWSLETTER_MESSAGES, NEWSLETTER_PATHS, NEWSLETTER_SECTION } from '../../lib/enquiry/newsletter.ts';
import { addressMistake } from '../../lib/enquiry/newsletterAddress.ts';
import { normaliseAddress } from '../../lib/enquiry/normalise.ts';
import { htmlAnswer, jsonAnswer, seeOther } from '../forms/http/answer.ts';
import { accepted, crashed, FORM_ERRORS, type Outcome, REFUSALS, tooManyRequests } from '../forms/http/outcome.ts';
import { readForm } from '../forms/http/readForm.ts';
import { isAtDefaultPath, prefersHtml } from '../forms/http/requestChecks.ts';
import { MAIL_LIMIT_MS } from '../forms/mail/delivery.ts';
import type { Sender } from '../forms/mail/sendMail.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import type { RateLimiter } from '../forms/runtime/rateLimiter.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { originOf } from '../forms/runtime/token.ts';
import { checkInboxPage, errorPage, retryPage } from './newsletterPages.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import { type Signup, subscriberId } from './subscriber.ts';

/** Dependencies of `receiveSignup`. */
export type SignupTools = {
  /** Opens the store; all its calls together may take `totalMs`. */
  openStore: (totalMs: number) => NewsletterStore;
  send: Sender | undefined;
  settings: Settings;
  rateLimiter: RateLimiter;
  /** Confirmation mails being sent by this instance, by id. */
  inFlight: Map<string, Promise<unknown>>;
  now: () => Date;
  /** The visitor's IP, only for the rate limiter. */
  ip: string;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Maximum number of new addresses an hour, over all visitors, that are mailed. */
export const SIGNUPS_AN_HOUR = 30;
const TOO_MANY: Outcome = { ...tooManyRequests(3_600), message: NEWSLETTER_MESSAGES.busy };
const HOUR_LENGTH = 'YYYY-MM-DDTHH'.length;
const STORE_LIMIT_MS = 6_000;
const DELIVERY_LIMIT_MS = MAIL_LIMIT_MS + 3 * STORE_LIMIT_MS;
/** Query of the page after a post without script. */
const SENT_QUERY = 'sent';

/** Mails after the answer, one at a time for each id in this instance; `mayBeMailed` limits all instances. */
function mailAfterAnswer(signup: Signup, tools: SignupTools): void {
  const { inFlight, settings, send, now } = tools;
  const confirm = () => sendConfirmation(signup, { store: tools.openStore(DELIVERY_LIMIT_MS), send, settings, now });
  const work = (inFlight.get(signup.id) ?? Promise.resolve()).then(confirm).finally(() => {
    if (inFlight.get(signup.id) === work) inFlight.delete(signup.id);
  });
  inFlight.set(signup.id, work);
  tools.waitUntil(work);
}

/**
 * Stores the sign-up and does nothing else before the answer, so that neither its text nor its time reveals whether the
 * e-mail address is on the list.
 */
async function storeSignup(email: string, request: Request, tools: SignupTools): Promise<Outcome> {
  const { settings, openStore, now } = tools;
  const receivedAt = now().toISOString();
  const hour = receivedAt.slice(0, HOUR_LENGTH);
  try {
    const newsletter = openStore(STORE_LIMIT_MS);
    if (!settings.isLoadRun && (await newsletter.signups.ids(hour)).size >= SIGNUPS_AN_HOUR) return TOO_MANY;
    const id = subscriberId(email, await newsletter.key());
    const signup: Signup = {
      id,
      email,
      receivedAt,
      origin: originOf(request, settings.context),
      delivery: { attempts: 0 },
    };
    await newsletter.asked.write(signup);
    await newsletter.signups.claim(hour, id);
    mailAfterAnswer(signup, tools);
    return accepted('asked', id);
  } catch (error) {
    logError({ event: 'newsletter', code: `store ${failureCode(error)}` });
    return REFUSALS.unavailable;
  }
}

type Received = { outcome: Outcome; typed: string };

async function receive(request: Request, tools: SignupTools): Promise<Received> {
  if (isAtDefaultPath(request)) return { outcome: REFUSALS.wrongPath, typed: '' };
  if (request.method !== 'POST') {
    return { outcome: { ...REFUSALS.wrongMethod, headers: { Allow: 'GET, POST' } }, typed: '' };
  }
  const sent = await readForm(request);
  if (typeof sent === 'string') return { outcome: FORM_ERRORS[sent], typed: '' };
  const typed = sent.values.email;
  const message = addressMistake(typed);
  if (message !== undefined) return { outcome: { status: 400, code: 'fields', message }, typed };
  const wait = tools.rateLimiter.consume(tools.ip, tools.settings.acceptedPerMinute, tools.now().getTime());
  if (wait > 0) return { outcome: tooManyRequests(wait), typed };
  if (sent.honeypot !== '') return { outcome: accepted('honeypot', ''), typed };
  const outcome = await storeSignup(normaliseAddress(typed), request, tools);
  if (outcome.status !== 200) tools.rateLimiter.refund(tools.ip);
  return { outcome, typed };
}

function pageAnswer({ outcome, typed }: Received): Response {
  const { status, message = '', code } = outcome;
  if (status === 200) return seeOther(`${NEWSLETTER_PATHS.ask}?${SENT_QUERY}`);
  return htmlAnswer(outcome, code === 'fields' ? retryPage(message, typed) : errorPage(message));
}

/** Answers a GET of the form's URL, after a post without script, or by hand. */
function getAnswer(request: Request): Response {
  const isSent = new URL(request.url).searchParams.has(SENT_QUERY);
  return isSent ? htmlAnswer({ status: 200 }, checkInboxPage()) : seeOther(NEWSLETTER_SECTION);
}

/** Answers a newsletter sign-up: validates, stores, answers, then mails the request to confirm. Never throws. */
export async function receiveSignup(request: Request, tools: SignupTools): Promise<Response> {
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (isGet && !isAtDefaultPath(request)) return getAnswer(request);
  const started = performance.now();
  const received = await receive(request, tools).catch((error) => ({
    outcome: crashed(error),
    typed: '',
  }));
  const { status, code, id, message } = received.outcome;
  logInfo({ event: 'newsletter', id, status, code, ms: Math.round(performance.now() - started) });
  if (prefersHtml(request)) return pageAnswer(received);
  return jsonAnswer(received.outcome, status === 200 ? { success: true } : { success: false, message });
}
