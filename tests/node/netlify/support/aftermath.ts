import type { EnquiryStore } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import type { Mailer } from '../../../../netlify/forms/mail/sendMail.ts';
import { type MailServer, messageIdOf } from './mailServer.ts';
import type { Arrival } from './promises.ts';
import { within } from './within.ts';

const SEVEN_HOURS_MS = 7 * 3_600_000;
const RUN_LIMIT_MS = 120_000;
/** Runs of the schedule in which everything must have arrived. */
const REST_RUNS = 10;

/** Name of the visitor in a message. */
export const whoIn = (message: string): string => /Visitor \d+/.exec(message)?.[0] ?? '';

/** Names of the visitors in the store. An entry may lie in two folders where its delivery was cut short. */
export async function storedNames(store: EnquiryStore): Promise<string[]> {
  const entries = new Map<string, string>();
  for (const folder of ['pending', 'done'] as const) {
    for (const name of await store.listNames(folder)) {
      entries.set(name, (await store.read(folder, name))?.values.name ?? '');
    }
  }
  return [...entries.values()];
}

/** What the mail server got, from a message on. Without the note that it is delivered a mail will rightly come again. */
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

/** What the schedule does in the hours after, once nothing fails any more; gives the number of enquiries still waiting. */
export async function deliverTheRest(store: EnquiryStore, mailer: Mailer | undefined): Promise<number> {
  for (let run = 1; run <= REST_RUNS && (await store.listNames('pending')).length > 0; run += 1) {
    const later = new Date(Date.now() + run * SEVEN_HOURS_MS);
    const redelivery = redeliverPending({ store, mailer, now: () => later, sendAlert: undefined });
    await within('a run of the schedule', RUN_LIMIT_MS, redelivery);
  }
  return (await store.listNames('pending')).length;
}
