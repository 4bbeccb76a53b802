import type { EnquiryValues } from '../../../lib/enquiry/fields.ts';
import { answerProbe, type ProbeTools, probeState } from '../health/probe.ts';
import { answer } from '../http/answer.ts';
import {
  accepted,
  crashed,
  FORM_ERRORS,
  invalidFields,
  type Outcome,
  REFUSALS,
  tooManyRequests,
} from '../http/outcome.ts';
import { readForm, type SentForm } from '../http/readForm.ts';
import { isAtDefaultPath } from '../http/requestChecks.ts';
import { MAIL_LIMIT_MS } from '../mail/delivery.ts';
import type { Mailer } from '../mail/sendMail.ts';
import { entryName, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { RateLimiter } from '../runtime/rateLimiter.ts';
import { deliver } from './deliver.ts';
import { type EnquiryIdentity, type EnquiryRecord, enquiryId, newRecord, type Suspicion } from './enquiryRecord.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { parseForm } from './formSchema.ts';
import { openMailRoom } from './mailLimit.ts';

/** Few people fill a form faster; autofill does. */
const FASTEST_PERSON_MS = 3_000;
/** People rarely write more than one or two links to the office. */
const LINKS_OF_A_BOT = 3;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Detects a program's own post: the site's script asks for JSON and sends a time, a browser asks for a page. */
const isNoBrowser = ({ wants, isTimed }: SentForm): boolean => wants === 'anything' || (wants === 'json' && !isTimed);

/** Returns the sign that a program sent a form; undefined without one. It only marks the mail. */
function suspicionOf(sent: SentForm, { message }: EnquiryValues): Suspicion | undefined {
  const { honeypot, elapsed } = sent;
  if (honeypot !== '') return 'honeypot';
  if (elapsed !== undefined && elapsed < FASTEST_PERSON_MS) return 'too-fast';
  if (isNoBrowser(sent)) return 'no-browser';
  return (message.match(LINK)?.length ?? 0) >= LINKS_OF_A_BOT ? 'links' : undefined;
}

/** Dependencies of `receiveEnquiry`. */
export type EnquiryTools = {
  /** Opens the store; all its calls together may take `totalMs`. */
  openStore: (totalMs: number) => EnquiryStore;
  mailer: Mailer | undefined;
  /** Answers a monitor's enquiries, which staff never see. */
  probe?: Omit<ProbeTools, 'openStore'>;
  rateLimiter: RateLimiter;
  /** Posts accepted from one IP in a minute. */
  acceptedPerMinute: number;
  /** Mails of enquiries an hour, for the whole site. */
  mailsAnHour: number;
  /** Checks forms, and keeps and mails nothing. */
  isPreview?: boolean;
  now: () => Date;
  /** The visitor's IP, only for the rate limiter. */
  ip: string;
  /** Continues work after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** Longest time that a visitor waits for the store. */
const STORE_LIMIT_MS = 6_000;
/** Lifetime of a function: the store must answer until its end, however long the mail server was awaited. */
const DELIVERY_LIMIT_MS = 60_000;

/**
 * Stores an enquiry unless it is already stored; true for the instance that must mail it. Only the instance that claims
 * the name mails. Another that finds no entry writes the same one, since the first may have been interrupted, and
 * leaves its mail to the schedule. Pending is checked before done: done is written before pending is removed, so that
 * one of them is always visible.
 */
async function storeEnquiry(record: EnquiryRecord, enquiries: EnquiryStore): Promise<boolean> {
  if (await enquiries.claimName(record)) {
    await enquiries.write('pending', record);
    return true;
  }
  const name = (await enquiries.findName(record.id)) ?? entryName(record);
  if ((await enquiries.has('pending', name)) || (await enquiries.has('done', name))) return false;
  await enquiries.write('pending', { ...record, receivedAt: timeInName(name) ?? record.receivedAt }, name);
  return false;
}

/** Fallback while the store is down: the enquiry counts as received once the mail server accepts it. */
async function mailDirectly(record: EnquiryRecord, mailer: Mailer | undefined): Promise<Outcome> {
  if (mailer === undefined) return REFUSALS.unavailable;
  try {
    await mailer(record, MAIL_LIMIT_MS);
    return accepted('mailed', record.id);
  } catch (error) {
    logError({ event: 'delivery', id: record.id, form: record.form, code: failureCode(error) });
    return REFUSALS.unavailable;
  }
}

/** Makes the first delivery attempt, after the answer; above the limit of mails the scheduled job delivers. */
async function deliverFirst(record: EnquiryRecord, tools: EnquiryTools): Promise<void> {
  const { openStore, mailer, mailsAnHour, now } = tools;
  const store = openStore(DELIVERY_LIMIT_MS);
  const room = await openMailRoom(store, now(), mailsAnHour);
  if (!room.take(record.suspicion !== undefined)) return;
  await deliver({ name: entryName(record), record }, { store, mailer, now });
}

async function storeAndDeliver(record: EnquiryRecord, tools: EnquiryTools): Promise<Outcome> {
  try {
    if (!(await storeEnquiry(record, tools.openStore(STORE_LIMIT_MS)))) return accepted('repeat', record.id);
    tools.waitUntil(deliverFirst(record, tools));
    return accepted('stored', record.id);
  } catch (error) {
    logError({ event: 'store', id: record.id, form: record.form, code: failureCode(error) });
    return mailDirectly(record, tools.mailer);
  }
}

function probed(
  enquiry: Pick<EnquiryIdentity, 'form' | 'values'>,
  { probe, openStore }: EnquiryTools,
): Promise<Outcome> {
  const id = enquiryId({ ...enquiry, submission: '' });
  return answerProbe(id, { checkMail: probe?.checkMail, openStore: () => openStore(STORE_LIMIT_MS) });
}

async function validateAndProcess(sent: SentForm, isProbe: boolean, tools: EnquiryTools): Promise<Outcome> {
  const { values, errors } = parseForm(sent.form, sent.values);
  if (errors !== undefined) return invalidFields(errors);
  if (tools.isPreview) return accepted('preview', enquiryId({ form: sent.form, submission: '', values }));
  if (isProbe) return probed({ form: sent.form, values }, tools);
  const now = tools.now();
  const wait = tools.rateLimiter.consume(tools.ip, tools.acceptedPerMinute, now.getTime());
  if (wait > 0) return tooManyRequests(wait);
  const { form, submission, language } = sent;
  const id = enquiryId({ form, submission, values });
  const suspicion = suspicionOf(sent, values);
  const record = newRecord({ id, form, language, values, suspicion, receivedAt: now });
  const outcome = await storeAndDeliver(record, tools);
  if (outcome.status !== 200) tools.rateLimiter.refund(tools.ip);
  return outcome;
}

async function outcomeOf(request: Request, tools: EnquiryTools): Promise<Outcome> {
  if (isAtDefaultPath(request)) return REFUSALS.wrongPath;
  if (request.method !== 'POST') return REFUSALS.wrongMethod;
  const probe = probeState(request, tools.probe?.token);
  if (probe === 'wrong') return REFUSALS.wrongProbe;
  const sent = await readForm(request);
  if (typeof sent === 'string') return FORM_ERRORS[sent];
  const { form, submission, language, values } = sent;
  const typed = { form, submission, language, values };
  return { ...(await validateAndProcess(sent, probe === 'right', tools)), typed };
}

/** Answers a posted form: read, validate, store, answer, deliver. Never throws. */
export async function receiveEnquiry(request: Request, tools: EnquiryTools): Promise<Response> {
  const started = performance.now();
  const outcome = await outcomeOf(request, tools).catch(crashed);
  const { status, code, id, typed } = outcome;
  logInfo({ event: 'form', id, form: typed?.form, status, code, ms: Math.round(performance.now() - started) });
  return answer(request, outcome);
}
