import { NEWSLETTER_PATHS, newsletterSection } from '../../lib/enquiry/newsletter.ts';
import { addressMistake } from '../../lib/enquiry/newsletterAddress.ts';
import { normaliseAddress } from '../../lib/enquiry/normalise.ts';
import type { Language } from '../../lib/words/language.ts';
import { htmlAnswer, jsonAnswer, seeOther } from '../forms/http/answer.ts';
import { accepted, crashed, FORM_ERRORS, type Outcome, REFUSALS, tooManyRequests } from '../forms/http/outcome.ts';
import { readForm } from '../forms/http/readForm.ts';
import { isAtDefaultPath, prefersHtml } from '../forms/http/requestChecks.ts';
import { MAIL_LIMIT_MS } from '../forms/mail/delivery.ts';
import type { Sender } from '../forms/mail/sendMail.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import type { RateLimiter } from '../forms/runtime/rateLimiter.ts';
import type { Secret } from '../forms/runtime/secret.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { originOf } from '../forms/runtime/token.ts';
import { languageAsked, languageQuery } from './links.ts';
import { checkInboxPage, errorPage, retryPage } from './newsletterPages.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import { NEWSLETTER_VERSION, type Signup, subscriberId } from './subscriber.ts';

/** What receiving a sign-up depends on. */
export type SignupTools = {
  /** Opens the store; all its calls together may take `totalMs`. */
  openStore: (totalMs: number) => NewsletterStore;
  send: Sender | undefined;
  settings: Settings;
  secret: () => Promise<Secret>;
  rateLimiter: RateLimiter;
  /** Confirmation mails that this instance is sending now, by id. */
  inFlight: Map<string, Promise<unknown>>;
  now: () => Date;
  /** The visitor's IP, for the rate limiter only. */
  ip: string;
  waitUntil: (work: Promise<unknown>) => void;
};

const STORE_LIMIT_MS = 6_000;
const DELIVERY_LIMIT_MS = MAIL_LIMIT_MS + 3 * STORE_LIMIT_MS;
/** Query of the page to which a browser without script is redirected. */
const SENT_QUERY = 'sent';

/** One at a time for each id, so that simultaneous posts send one mail. */
function mailAfterAnswer(signup: Signup, secret: string, tools: SignupTools): void {
  const { inFlight, settings, send, now } = tools;
  const confirm = () =>
    sendConfirmation(signup, { store: tools.openStore(DELIVERY_LIMIT_MS), send, settings, secret, now });
  const work = (inFlight.get(signup.id) ?? Promise.resolve()).then(confirm).finally(() => {
    if (inFlight.get(signup.id) === work) inFlight.delete(signup.id);
  });
  inFlight.set(signup.id, work);
  tools.waitUntil(work);
}

/**
 * Stores the sign-up and does nothing else before the answer, so that neither its text nor its time tells whether the
 * e-mail address is on the list.
 */
async function store(email: string, language: Language, request: Request, tools: SignupTools): Promise<Outcome> {
  const { key, fault } = await tools.secret();
  if (key === undefined) {
    logError({ event: 'newsletter', code: fault });
    return REFUSALS.unavailable;
  }
  const id = subscriberId(email, key);
  const receivedAt = tools.now().toISOString();
  const signup: Signup = {
    version: NEWSLETTER_VERSION,
    id,
    email,
    receivedAt,
    origin: originOf(request, tools.settings.context),
    ...(language === 'sw' && { language }),
    delivery: { attempts: 0 },
  };
  try {
    await tools.openStore(STORE_LIMIT_MS).asked.write(signup);
  } catch (error) {
    logError({ event: 'newsletter', id, code: `store ${failureCode(error)}` });
    return REFUSALS.unavailable;
  }
  mailAfterAnswer(signup, key, tools);
  return accepted('asked', id);
}

type Received = { outcome: Outcome; typed: string; language: Language };

async function receive(request: Request, tools: SignupTools): Promise<Received> {
  const nothing = { typed: '', language: 'en' } as const;
  if (isAtDefaultPath(request)) return { outcome: REFUSALS.wrongPath, ...nothing };
  if (request.method !== 'POST') {
    return { outcome: { ...REFUSALS.wrongMethod, headers: { Allow: 'GET, POST' } }, ...nothing };
  }
  const sent = await readForm(request);
  if (typeof sent === 'string') return { outcome: FORM_ERRORS[sent], ...nothing };
  const { language } = sent;
  const typed = sent.values.email;
  const message = addressMistake(typed);
  if (message !== undefined) return { outcome: { status: 400, code: 'fields', message }, typed, language };
  const wait = tools.rateLimiter.consume(tools.ip, tools.settings.acceptedPerMinute, tools.now().getTime());
  if (wait > 0) return { outcome: tooManyRequests(wait), typed, language };
  if (sent.honeypot !== '') return { outcome: accepted('honeypot', ''), typed, language };
  const outcome = await store(normaliseAddress(typed), language, request, tools);
  if (outcome.status !== 200) tools.rateLimiter.refund(tools.ip);
  return { outcome, typed, language };
}

function pageAnswer({ outcome, typed, language }: Received): Response {
  const { status, message = '', code } = outcome;
  if (status === 200) return seeOther(`${NEWSLETTER_PATHS.ask}?${SENT_QUERY}${languageQuery(language)}`);
  return htmlAnswer(outcome, code === 'fields' ? retryPage(message, typed, language) : errorPage(message, language));
}

/** The form's own URL, opened after a post without script, or by hand. */
function getAnswer(request: Request): Response {
  const isSent = new URL(request.url).searchParams.has(SENT_QUERY);
  const language = languageAsked(request);
  return isSent ? htmlAnswer({ status: 200 }, checkInboxPage(language)) : seeOther(newsletterSection(language));
}

/** Answers a newsletter sign-up: validate, store, answer, then send the mail that asks to confirm. Never throws. */
export async function receiveSignup(request: Request, tools: SignupTools): Promise<Response> {
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (isGet && !isAtDefaultPath(request)) return getAnswer(request);
  const started = performance.now();
  const received = await receive(request, tools).catch((error) => ({
    outcome: crashed(error),
    typed: '',
    language: 'en' as const,
  }));
  const { status, code, id, message } = received.outcome;
  logInfo({ event: 'newsletter', id, status, code, ms: Math.round(performance.now() - started) });
  if (prefersHtml(request)) return pageAnswer(received);
  return jsonAnswer(received.outcome, status === 200 ? { success: true } : { success: false, message });
}
