import { getStore } from '@netlify/blobs';
import { type EnquiryStore, enquiriesIn } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import type { Mailer } from '../../../../../netlify/forms/mail/sendMail.ts';
import type { LocalBlobs } from '../../../../../netlify/local-server/localBlobs.ts';
import { NO_LIMIT } from '../forms.ts';
import { type MailServer, messageIdOf } from '../mailServer.ts';
import type { Arrival } from './guarantees.ts';
import { within } from './within.ts';

const SEVEN_HOURS_MS = 7 * 3_600_000;
const RUN_LIMIT_MS = 120_000;
/** Number of scheduled runs within which everything must arrive. */
const REST_RUNS = 10;

/** Opens the production store without the function's time limits, for slow machines. */
export const patientStore = (access: LocalBlobs['access']): EnquiryStore =>
  enquiriesIn(getStore({ ...access, name: 'enquiries', consistency: 'strong' }));

/** Returns the name of the visitor in a message. */
export const whoIn = (message: string): string => /Visitor \d+/.exec(message)?.[0] ?? '';

/** Returns the names of the visitors in the store. An entry may be in two folders if its delivery was interrupted. */
export async function storedNames(store: EnquiryStore): Promise<string[]> {
  const entries = new Map<string, string>();
  for (const folder of ['pending', 'done'] as const) {
    for (const name of await store.listNames(folder)) {
      entries.set(name, (await store.read(folder, name))?.values.name ?? '');
    }
  }
  return [...entries.values()];
}

/** Returns the mail server's messages from an index on; one not recorded as delivered may rightly arrive again. */
export function arrivalsOf(mail: MailServer, from: number, isNoted: (id: string) => boolean): Arrival[] {
  return mail.messages.slice(from).map((message, index) => {
    const messageId = messageIdOf(message);
    return {
      who: whoIn(message),
      messageId,
      isAcknowledged: mail.acknowledged[from + index] === true,
      isNoted: isNoted(messageId.slice(1, messageId.indexOf('@'))),
    };
  });
}

/** Runs the schedule for the hours after all faults; returns the number of enquiries still waiting. */
export async function deliverTheRest(store: EnquiryStore, mailer: Mailer | undefined): Promise<number> {
  for (let run = 1; run <= REST_RUNS && (await store.listNames('pending')).length > 0; run += 1) {
    const later = new Date(Date.now() + run * SEVEN_HOURS_MS);
    const redelivery = redeliverPending({
      store,
      mailer,
      now: () => later,
      mailsAnHour: NO_LIMIT,
      sendAlert: undefined,
    });
    await within('a run of the schedule', RUN_LIMIT_MS, redelivery);
  }
  return (await store.listNames('pending')).length;
}
