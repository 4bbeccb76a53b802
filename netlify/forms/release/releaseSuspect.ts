import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import { deliver } from '../enquiry/deliver.ts';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { readRecord, type StoredRecord } from '../enquiry/readRecords.ts';
import { htmlAnswer } from '../http/answer.ts';
import { REFUSALS } from '../http/outcome.ts';
import { type OwnPage, ownPage } from '../http/ownPage.ts';
import { isAtDefaultPath } from '../http/requestChecks.ts';
import { mailFields, receivedText, suspicionText } from '../mail/composeMail.ts';
import type { Mailer } from '../mail/sendMail.ts';
import { entryName, idInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Secret } from '../runtime/secret.ts';
import { idInToken } from '../runtime/token.ts';
import { DAY_PARAMETER } from './releaseLink.ts';

/** What releasing a suspect depends on. */
export type ReleaseTools = {
  openStore: (totalMs: number) => EnquiryStore;
  mailer: Mailer | undefined;
  secret: () => Promise<Secret>;
  now: () => Date;
};

const STORE_LIMIT_MS = 30_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

const LINK_OVER = 'This link is not valid, or no longer valid. To release an enquiry: npm run enquiries -- resend.';
const UNAVAILABLE = 'This could not be done just now. Please try again in a few minutes.';

const errorPage = (message: string): OwnPage =>
  ownPage('That did not work', `<div class="banner" role="alert"><p>${escapeMarkup(message)}</p></div>`);

/** What was typed, for a person who decides; shown to the holder of the link alone. */
function decisionPage(record: EnquiryRecord, action: string): OwnPage {
  const rows = mailFields(record).map(({ label, value }) => `${label}: ${value}`);
  const typed = [...rows, '', record.values.message].map(escapeMarkup).join('<br>').replaceAll('\n', '<br>');
  const why = `Received ${receivedText(record.receivedAt)}. It ${suspicionText(record)}, so it was held back.`;
  const form = `<form method="post" action="${escapeMarkup(action)}"><button>Not spam: deliver it</button></form>`;
  return ownPage(`Enquiry ${reference(record.id)}`, `<p>${escapeMarkup(why)}</p>\n<p>${typed}</p>\n${form}`);
}

/** The suspect of an id; undefined where it was released, deleted or erased. */
async function findSuspect(id: string, day: string, store: EnquiryStore): Promise<StoredRecord | undefined> {
  const name = (await store.listNames('suspect', day)).find((one) => idInName(one) === id);
  const record = name === undefined ? undefined : await readRecord(store, 'suspect', name);
  return name === undefined || record === undefined || record === 'damaged' ? undefined : { name, record };
}

/** Stores the enquiry among those to be mailed, only then takes it from the suspects, and mails it like any other. */
async function release({ name, record }: StoredRecord, store: EnquiryStore, tools: ReleaseTools): Promise<OwnPage> {
  const { suspicion: _, ...trusted } = record;
  await store.writeName(trusted);
  await store.write('pending', trusted);
  await store.remove('suspect', name);
  const { mailer, now } = tools;
  const result = await deliver({ name: entryName(trusted), record: trusted }, { store, mailer, now });
  logInfo({ event: 'release', id: record.id, code: result });
  const said = result === 'delivered' ? 'It is in the mailbox now.' : 'It will be in the mailbox within some minutes.';
  return ownPage('Released', `<p>Enquiry ${reference(record.id)} is no spam. ${said}</p>`);
}

async function answer(request: Request, tools: ReleaseTools): Promise<Response> {
  if (isAtDefaultPath(request)) return htmlAnswer(REFUSALS.wrongPath, errorPage(REFUSALS.wrongPath.message));
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return htmlAnswer({ status: 405, headers: { Allow: 'GET, POST' } }, errorPage(LINK_OVER));
  }
  const { key, fault } = await tools.secret();
  if (key === undefined) {
    logError({ event: 'release', code: fault });
    return htmlAnswer({ status: 503 }, errorPage(UNAVAILABLE));
  }
  const { pathname, search, searchParams } = new URL(request.url);
  const id = idInToken(key, 'release', searchParams.get('token') ?? '', tools.now());
  const day = searchParams.get(DAY_PARAMETER) ?? '';
  if (id === undefined || !DAY.test(day)) return htmlAnswer({ status: 410 }, errorPage(LINK_OVER));
  const store = tools.openStore(STORE_LIMIT_MS);
  const found = await findSuspect(id, day, store);
  if (found === undefined) return htmlAnswer({ status: 410 }, errorPage(LINK_OVER));
  const page =
    request.method === 'POST' ? await release(found, store, tools) : decisionPage(found.record, `${pathname}${search}`);
  return htmlAnswer({ status: 200 }, page);
}

/**
 * The page of a link in the digest: GET shows what was held back and a button, POST delivers it. Only the signed token
 * counts, and it does nothing a second time. Never throws.
 */
export async function releaseSuspect(request: Request, tools: ReleaseTools): Promise<Response> {
  try {
    return await answer(request, tools);
  } catch (error) {
    logError({ event: 'release', code: failureCode(error) });
    return htmlAnswer({ status: 503 }, errorPage(UNAVAILABLE));
  }
}
