import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import { htmlAnswer } from '../http/answer.ts';
import { ownPage } from '../http/ownPage.ts';
import { MAIL_LIMIT_MS } from '../mail/delivery.ts';
import { signedId } from '../mail/resendLink.ts';
import { type Mailer, TextRefusedError } from '../mail/sendMail.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { markDone } from './deliver.ts';
import { reference } from './enquiryRecord.ts';
import type { EnquiryStore, StoredRecord } from './enquiryStore.ts';

const STORE_LIMIT_MS = 30_000;

/**
 * Mails an enquiry to the office now, whatever became of it before. Throws if the mail server or the store fails: the
 * enquiry then stays as it was.
 */
export async function mailNow(
  stored: StoredRecord,
  store: EnquiryStore,
  mailer: Mailer,
  now: () => Date,
): Promise<void> {
  await mailer(stored.record, MAIL_LIMIT_MS);
  await markDone({ store, now }, stored);
}

/** Mails the enquiry with an id now; false if there is none. Throws as `mailNow` does. */
async function sendAgain(id: string, store: EnquiryStore, mailer: Mailer, now: () => Date): Promise<boolean> {
  const name = await store.findName(id);
  const record = name && ((await store.read('done', name)) ?? (await store.read('pending', name)));
  if (!name || !record) return false;
  await mailNow({ name, record }, store, mailer, now);
  return true;
}

/** Dependencies of `answerResend`. */
export type ResendTools = {
  openStore: (totalMs: number) => EnquiryStore;
  mailer: Mailer | undefined;
  settings: Settings;
  now: () => Date;
};

const LINK_OVER = 'This link is wrong or too old. The mail of the next morning has a new one.';
const REFUSED_AGAIN = 'The mail server refuses its text. Only name, address and phone were sent once more.';

const answerWith = (status: number, heading: string, text: string) =>
  htmlAnswer({ status }, ownPage(heading, `<p>${escapeMarkup(text)}</p>`));

async function resend(id: string, { openStore, mailer, now }: ResendTools): Promise<Response> {
  const name = reference(id);
  try {
    if (mailer === undefined) throw new Error('No mail server is set.');
    if (!(await sendAgain(id, openStore(STORE_LIMIT_MS), mailer, now))) {
      return answerWith(404, 'Not sent', `The enquiry ${name} is not in the store any more.`);
    }
    logInfo({ event: 'resend', id, code: 'sent' });
    return answerWith(200, 'Sent', `The enquiry ${name} is on its way to the mailbox.`);
  } catch (error) {
    logError({ event: 'resend', id, code: failureCode(error) });
    const why = error instanceof TextRefusedError ? REFUSED_AGAIN : 'Please try again later: it stays in the store.';
    return answerWith(503, 'Not sent', `The enquiry ${name} could not be sent. ${why}`);
  }
}

/** Answers the link in a mail to the office. Only its button acts, because some programs open every link in a mail. */
export async function answerResend(request: Request, tools: ResendTools): Promise<Response> {
  const id = signedId(request.url, tools.settings, tools.now());
  if (id === undefined) return answerWith(410, 'Not sent', LINK_OVER);
  if (request.method === 'POST') return resend(id, tools);
  const { pathname, search } = new URL(request.url);
  const form = `<form method="post" action="${escapeMarkup(pathname + search)}"><button>Send it to the mailbox</button></form>`;
  return htmlAnswer({ status: 200 }, ownPage(`Enquiry ${reference(id)}`, form));
}
