import { answer } from '../http/answer.ts';
import { accepted, mistaken, type Outcome, REFUSALS, tooMany, UNREAD } from '../http/outcome.ts';
import { readForm, type SentForm } from '../http/readForm.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { InTurn } from '../runtime/inTurn.ts';
import type { Limiter } from '../runtime/limiter.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { deliver, MAIL_LIMIT_MS } from './deliver.ts';
import { enquiryId } from './enquiryId.ts';
import { dueAt, type EnquiryRecord, newRecord } from './enquiryRecord.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { judgeFields, suspicionOf } from './judge.ts';

/** What taking an enquiry needs from the world. */
export type EnquiryTools = {
  /** Opens the store for work that may take so many milliseconds in all. */
  openStore: (totalMs: number) => EnquiryStore;
  mailer: Mailer | undefined;
  limiter: Limiter;
  /** Posts that one address may have accepted in a minute. */
  acceptedPerMinute: number;
  /** Enquiries that this instance is storing right now, by id. */
  inFlight: Map<string, Promise<Outcome>>;
  /** Keeps deliveries from taking the mail server, and the machine, by storm. */
  inTurn: InTurn;
  now: () => Date;
  /** The visitor's address, for the limiter alone. */
  address: string;
  /** Lets work go on after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** Longest time that a visitor waits for the store. */
const STORE_LIMIT_MS = 6_000;
/** The store must still answer after the mail server took its whole time. */
const DELIVERY_LIMIT_MS = MAIL_LIMIT_MS + 2 * STORE_LIMIT_MS;

/**
 * Stores an enquiry unless it is there already. Pending is asked before done: done is
 * written before pending is removed, so one of the two is always seen.
 */
async function store(record: EnquiryRecord, enquiries: EnquiryStore): Promise<'stored' | 'repeat'> {
  const isThere = (await enquiries.has('pending', record.id)) || (await enquiries.has('done', record.id));
  if (isThere) return 'repeat';
  await enquiries.write('pending', record);
  return 'stored';
}

/** The store is down: the enquiry counts as taken once the mail server has it. */
async function mailAtOnce(record: EnquiryRecord, mailer: Mailer | undefined): Promise<Outcome> {
  if (mailer === undefined) return REFUSALS.unavailable;
  try {
    await mailer(record, MAIL_LIMIT_MS);
    return accepted('mailed', record.id);
  } catch (error) {
    logError({ event: 'delivery', id: record.id, form: record.form, code: failureCode(error) });
    return REFUSALS.unavailable;
  }
}

/** The first attempt, after the answer; where its turn comes late, the schedule has it already. */
async function deliverNow(record: EnquiryRecord, { openStore, mailer, now }: EnquiryTools): Promise<void> {
  if (now().getTime() > dueAt(record) - MAIL_LIMIT_MS) return;
  await deliver(record, { store: openStore(DELIVERY_LIMIT_MS), mailer, now });
}

async function keepOrdinary(record: EnquiryRecord, tools: EnquiryTools): Promise<Outcome> {
  try {
    const code = await store(record, tools.openStore(STORE_LIMIT_MS));
    if (code === 'stored') tools.waitUntil(tools.inTurn(() => deliverNow(record, tools)));
    return accepted(code, record.id);
  } catch (error) {
    logError({ event: 'store', id: record.id, form: record.form, code: failureCode(error) });
    return mailAtOnce(record, tools.mailer);
  }
}

/** A suspect is kept for a person to look through, and its sender is told nothing. */
async function keepSuspect(record: EnquiryRecord, tools: EnquiryTools): Promise<Outcome> {
  try {
    await tools.openStore(STORE_LIMIT_MS).write('suspect', record);
    return accepted('suspect', record.id);
  } catch (error) {
    logError({ event: 'store', id: record.id, form: record.form, code: failureCode(error) });
    return REFUSALS.unavailable;
  }
}

/** Two posts of the same enquiry at once share one outcome. */
function keep(record: EnquiryRecord, tools: EnquiryTools): Promise<Outcome> {
  if (record.suspicion !== undefined) return keepSuspect(record, tools);
  const running = tools.inFlight.get(record.id);
  if (running !== undefined) return running;
  const outcome = keepOrdinary(record, tools).finally(() => tools.inFlight.delete(record.id));
  tools.inFlight.set(record.id, outcome);
  return outcome;
}

async function judgeAndKeep(sent: SentForm, tools: EnquiryTools): Promise<Outcome> {
  const judged = judgeFields(sent);
  if (Array.isArray(judged)) return mistaken(judged);
  const wait = tools.limiter.take(tools.address, tools.acceptedPerMinute, tools.now().getTime());
  if (wait > 0) return tooMany(wait);
  const { form, submission } = sent;
  const id = enquiryId({ form, submission, values: judged });
  const record = newRecord({ id, form, values: judged, suspicion: suspicionOf(sent), receivedAt: tools.now() });
  const outcome = await keep(record, tools);
  if (outcome.status !== 200) tools.limiter.giveBack(tools.address);
  return outcome;
}

async function outcomeOf(request: Request, tools: EnquiryTools): Promise<Outcome> {
  if (request.method !== 'POST') return REFUSALS.wrongMethod;
  const sent = await readForm(request);
  if (typeof sent === 'string') return UNREAD[sent];
  const { form, submission, values } = sent;
  return { ...(await judgeAndKeep(sent, tools)), typed: { form, submission, values } };
}

/** Takes a posted contact or callback form: accept, judge, store, answer, deliver. Never throws. */
export async function takeEnquiry(request: Request, tools: EnquiryTools): Promise<Response> {
  const started = performance.now();
  let outcome: Outcome;
  try {
    outcome = await outcomeOf(request, tools);
  } catch (error) {
    logError({ event: 'crash', code: failureCode(error) });
    outcome = REFUSALS.crashed;
  }
  const { status, code, id, typed } = outcome;
  logInfo({ event: 'form', id, form: typed?.form, status, code, ms: Math.round(performance.now() - started) });
  return answer(request, outcome);
}
