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
import { dueAt, MAIL_LIMIT_MS } from '../mail/delivery.ts';
import type { Mailer } from '../mail/sendMail.ts';
import type { ConcurrencyLimit } from '../runtime/concurrencyLimit.ts';
import { entryName, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { RateLimiter } from '../runtime/rateLimiter.ts';
import { deliver, NoTimeError } from './deliver.ts';
import { type EnquiryIdentity, type EnquiryRecord, enquiryId, newRecord } from './enquiryRecord.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { isBeyondLimit } from './flood.ts';
import type { SenderCount } from './senderCount.ts';
import { suspicionOf } from './suspicion.ts';
import { validateSubmission } from './validateSubmission.ts';

/** What receiving an enquiry depends on. */
export type EnquiryTools = {
  /** Opens the store; all its calls together may take `totalMs`. */
  openStore: (totalMs: number) => EnquiryStore;
  mailer: Mailer | undefined;
  /** Takes a monitor's enquiries, which staff never see. */
  probe?: Omit<ProbeTools, 'openStore'>;
  rateLimiter: RateLimiter;
  /** Posts accepted from one IP in a minute. */
  acceptedPerMinute: number;
  /** Recognises one message from many senders; nobody looks for it where that is left out. */
  senders?: SenderCount | undefined;
  /** Enquiries of an hour, over all visitors, that are mailed one by one; no limit where that is left out. */
  mailsAnHour?: number;
  /** Enquiries that this instance is storing now, by id. */
  inFlight: Map<string, Promise<Outcome>>;
  /** Keeps a flood of posts from opening a connection to the mail server each. */
  deliveryLimit: ConcurrencyLimit;
  now: () => Date;
  /** The visitor's IP, for the rate limiter only. */
  ip: string;
  /** Continues work after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** Longest wait of a visitor for the store. */
const STORE_LIMIT_MS = 6_000;
/** A function lives for a minute: the store must answer until its end, whenever the mail server's turn came. */
const DELIVERY_LIMIT_MS = 60_000;

/**
 * Stores an enquiry unless it is stored already. The name is noted before the entry is written: if that is as far as an
 * attempt came, the next one writes the same entry, never a second one. Pending is checked before done, because done is
 * written before pending is removed: so one of the two is always seen.
 *
 * @returns the record as it was stored; undefined for a repeat
 */
async function store(record: EnquiryRecord, enquiries: EnquiryStore): Promise<EnquiryRecord | undefined> {
  const name = await enquiries.findName(record.id);
  if (name === undefined) await enquiries.writeName(record);
  else if ((await enquiries.has('pending', name)) || (await enquiries.has('done', name))) return undefined;
  const receivedAt = (name && timeInName(name)) || record.receivedAt;
  const stored = { ...record, receivedAt };
  await enquiries.write('pending', stored);
  return stored;
}

/** Fallback while the store is down: the enquiry counts as received once the mail server has it. */
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

/**
 * The first attempt, after the answer. In a flood it waits for its turn at the mail server; if that comes too late, the
 * scheduled job delivers the enquiry instead.
 */
async function deliverFirst(record: EnquiryRecord, tools: EnquiryTools): Promise<void> {
  const { openStore, mailer, deliveryLimit, now, mailsAnHour } = tools;
  const mailInTurn: Mailer = (enquiry, limitMs) =>
    deliveryLimit(async () => {
      if (now().getTime() > dueAt(enquiry) - MAIL_LIMIT_MS) throw new NoTimeError();
      await mailer?.(enquiry, limitMs);
    });
  const stored = { name: entryName(record), record };
  const enquiries = openStore(DELIVERY_LIMIT_MS);
  if (await isBeyondLimit(stored.name, enquiries, mailsAnHour)) return;
  await deliver(stored, { store: enquiries, mailer: mailer && mailInTurn, now });
}

async function storeAndDeliver(record: EnquiryRecord, tools: EnquiryTools): Promise<Outcome> {
  try {
    const stored = await store(record, tools.openStore(STORE_LIMIT_MS));
    if (stored === undefined) return accepted('repeat', record.id);
    tools.waitUntil(deliverFirst(stored, tools));
    return accepted('stored', record.id);
  } catch (error) {
    logError({ event: 'store', id: record.id, form: record.form, code: failureCode(error) });
    return mailDirectly(record, tools.mailer);
  }
}

/** Stores what a bot seems to have sent, for a person to look through; its sender sees success. */
async function storeSuspect(record: EnquiryRecord, tools: EnquiryTools): Promise<Outcome> {
  try {
    await tools.openStore(STORE_LIMIT_MS).write('suspect', record);
    return accepted('suspect', record.id);
  } catch (error) {
    logError({ event: 'store', id: record.id, form: record.form, code: failureCode(error) });
    return REFUSALS.unavailable;
  }
}

/** Simultaneous posts of the same enquiry share one outcome. */
function storeOnce(record: EnquiryRecord, tools: EnquiryTools): Promise<Outcome> {
  if (record.suspicion !== undefined) return storeSuspect(record, tools);
  const running = tools.inFlight.get(record.id);
  if (running !== undefined) return running;
  const outcome = storeAndDeliver(record, tools).finally(() => tools.inFlight.delete(record.id));
  tools.inFlight.set(record.id, outcome);
  return outcome;
}

function probed(
  enquiry: Pick<EnquiryIdentity, 'form' | 'values'>,
  { probe, openStore }: EnquiryTools,
): Promise<Outcome> {
  const id = enquiryId({ ...enquiry, submission: '' });
  return answerProbe(id, { checkMail: probe?.checkMail, openStore: () => openStore(STORE_LIMIT_MS) });
}

async function validateAndProcess(sent: SentForm, isProbe: boolean, tools: EnquiryTools): Promise<Outcome> {
  const values = validateSubmission(sent);
  if (Array.isArray(values)) return invalidFields(values);
  if (isProbe) return probed({ form: sent.form, values }, tools);
  const now = tools.now();
  const wait = tools.rateLimiter.consume(tools.ip, tools.acceptedPerMinute, now.getTime());
  if (wait > 0) return tooManyRequests(wait);
  const { form, submission, language } = sent;
  const id = enquiryId({ form, submission, values });
  const suspicion = suspicionOf(sent, { values, ip: tools.ip, now: now.getTime() }, tools.senders);
  const record = newRecord({ id, form, language, values, suspicion, receivedAt: now });
  const outcome = await storeOnce(record, tools);
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

/** Answers a posted contact or callback form: read, validate, store, answer, deliver. Never throws. */
export async function receiveEnquiry(request: Request, tools: EnquiryTools): Promise<Response> {
  const started = performance.now();
  const outcome = await outcomeOf(request, tools).catch(crashed);
  const { status, code, id, typed } = outcome;
  logInfo({ event: 'form', id, form: typed?.form, status, code, ms: Math.round(performance.now() - started) });
  return answer(request, outcome);
}
