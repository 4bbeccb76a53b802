import type { EnquiryValues } from '../../../lib/enquiry/fields.ts';
import { answer } from '../http/answer.ts';
import { accepted, type Outcome, REFUSALS } from '../http/outcome.ts';
import { readForm, type SentForm } from '../http/readForm.ts';
import { answerKind, isAtDefaultPath } from '../http/requestChecks.ts';
import { handleProbe, probeState } from '../monitoring/probe.ts';
import { entryName, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { RateLimiter } from '../runtime/rateLimiter.ts';
import type { Site } from '../site.ts';
import { deliver, MAIL_LIMIT_MS, mailEnquiry } from './deliver.ts';
import { type EnquiryRecord, enquiryId, newRecord, type Suspicion } from './enquiryRecord.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { parseForm } from './formSchema.ts';
import { createMailLimiter } from './mailLimit.ts';

/** Few people complete a form faster, but bots do. */
const FASTEST_PERSON_MS = 3_000;
/** People rarely include more than one or two links. */
const LINKS_OF_A_BOT = 3;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Returns the reason to suspect a bot; undefined if there is none. It only flags the mail. */
function suspicionOf(request: Request, sent: SentForm, { message }: EnquiryValues): Suspicion | undefined {
  const { honeypot, elapsed } = sent;
  if (honeypot !== '') return 'honeypot';
  if (elapsed !== undefined && elapsed >= 0 && elapsed < FASTEST_PERSON_MS) return 'too-fast';
  // The site's script accepts JSON and sends the elapsed time; browsers without JavaScript accept HTML.
  const kind = answerKind(request);
  if (kind === 'anything' || (kind === 'json' && elapsed === undefined)) return 'no-browser';
  return (message.match(LINK)?.length ?? 0) >= LINKS_OF_A_BOT ? 'links' : undefined;
}

/** What the platform knows about a request, and this instance about earlier ones. */
type Visit = {
  /** Visitor's IP address, used only by the rate limiter. */
  ip: string;
  rateLimiter: RateLimiter;
  /** Keeps the function running after the response. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** Maximum time that a visitor waits for the store. */
const STORE_LIMIT_MS = 6_000;
/** Lifetime of a function. The store must be usable until its end, however long the mail server takes. */
const DELIVERY_LIMIT_MS = 60_000;

/**
 * Stores an enquiry unless it is already stored, and returns true if this instance must mail it. Only the instance that
 * claims the name does. If another instance finds no entry, the first one may have been interrupted, so it writes the entry
 * and leaves the mail to the scheduled job. Pending is checked before done, because an entry is written to done before it is
 * removed from pending, and so is always visible in one of them.
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

/** Fallback if the store is down: the enquiry counts as received once the mail server accepts it. */
async function mailDirectly(record: EnquiryRecord, site: Site): Promise<Outcome> {
  try {
    await mailEnquiry(record, site, MAIL_LIMIT_MS);
    return accepted('mailed', record.id);
  } catch (error) {
    logError({ event: 'delivery', id: record.id, form: record.form, code: failureCode(error) });
    return REFUSALS.unavailable;
  }
}

/** Makes the first delivery attempt after the response. Above the mail limit, delivery is left to the scheduled job. */
async function deliverFirst(record: EnquiryRecord, site: Site): Promise<void> {
  try {
    const store = site.openStore(DELIVERY_LIMIT_MS);
    const mailLimiter = await createMailLimiter(store, site.now(), site.settings.mailsAnHour);
    if (!mailLimiter.take()) return;
    await deliver({ name: entryName(record), record }, store, site);
  } catch (error) {
    logError({ event: 'delivery', id: record.id, code: `store ${failureCode(error)}` });
  }
}

async function storeAndDeliver(record: EnquiryRecord, site: Site, { waitUntil }: Visit): Promise<Outcome> {
  try {
    if (!(await storeEnquiry(record, site.openStore(STORE_LIMIT_MS)))) return accepted('repeat', record.id);
    waitUntil(deliverFirst(record, site));
    return accepted('stored', record.id);
  } catch (error) {
    logError({ event: 'store', id: record.id, form: record.form, code: failureCode(error) });
    return mailDirectly(record, site);
  }
}

async function validateAndProcess(request: Request, sent: SentForm, site: Site, visit: Visit): Promise<Outcome> {
  const { form, submission, language } = sent;
  const { settings, now } = site;
  const { values, errors } = parseForm(form, sent.values);
  if (errors !== undefined) return { status: 400, code: 'fields', errors };
  const id = enquiryId({ form, submission, values });
  if (settings.isPreview) return accepted('preview', id);
  if (probeState(request, settings.probeToken) === 'right') return handleProbe(id, site);
  const receivedAt = now();
  const wait = visit.rateLimiter.consume(visit.ip, settings.acceptedPerMinute, receivedAt.getTime());
  if (wait > 0) return { ...REFUSALS.tooMany, headers: { 'Retry-After': String(wait) } };
  const suspicion = suspicionOf(request, sent, values);
  const record = newRecord({ id, form, language, values, suspicion, receivedAt });
  const outcome = await storeAndDeliver(record, site, visit);
  if (outcome.status !== 200) visit.rateLimiter.refund(visit.ip);
  return outcome;
}

async function outcomeOf(request: Request, site: Site, visit: Visit): Promise<Outcome> {
  if (isAtDefaultPath(request)) return REFUSALS.wrongPath;
  if (request.method !== 'POST') return REFUSALS.wrongMethod;
  if (probeState(request, site.settings.probeToken) === 'wrong') return REFUSALS.wrongProbe;
  const sent = await readForm(request);
  if ('status' in sent) return sent;
  return { ...(await validateAndProcess(request, sent, site, visit)), typed: sent };
}

/** Handles a submitted form: read, validate, store, respond, deliver. Never throws. */
export async function receiveEnquiry(request: Request, site: Site, visit: Visit): Promise<Response> {
  const started = performance.now();
  const outcome: Outcome = await outcomeOf(request, site, visit).catch((error) => {
    // The cause is logged but not disclosed.
    logError({ event: 'crash', code: failureCode(error) });
    return REFUSALS.crashed;
  });
  const { status, code, id, typed } = outcome;
  logInfo({ event: 'form', id, form: typed?.form, status, code, ms: Math.round(performance.now() - started) });
  return answer(request, outcome);
}
