import { hash } from 'node:crypto';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import { idInName, isMarked, timeInName } from '../runtime/entryName.ts';
import type { Settings } from '../runtime/settings.ts';
import { mailDefaults, personPart, receivedText } from './composeMail.ts';
import { type MailPart, mailBody } from './mailBody.ts';
import { emlName, type Letter } from './transport.ts';

/** An undelivered entry: 'damaged' if it is not a valid record, undefined if it could not be read. */
export type Undelivered = { name: string; record: EnquiryRecord | 'damaged' | undefined };

export type DigestContent = {
  /** Number of enquiries mailed since the last digest, or in the last week. */
  delivered: number;
  /** Number of undelivered enquiries, and the oldest of them. */
  undelivered: { count: number; shown: readonly Undelivered[] };
  /** Number of enquiries erased by retention in the last month; only in a month's first digest. */
  erased: { month: string; count: number } | undefined;
};

/** Level of detail per entry, because a mail server may reject visitors' texts. */
type Detail = 'first line' | 'person' | 'reference';

/** Enough of a message to see what it is about. */
const LINE_LENGTH = 120;

function stateText(record: Undelivered['record']): string {
  if (record === undefined) return 'the store does not give it now';
  if (record === 'damaged') return 'DAMAGED: it needs a technician';
  const { attempts, lastError = 'unknown' } = record.delivery;
  return attempts === 0 ? 'not tried yet' : `${attempts} attempts failed, the last with ${lastError}`;
}

/** Lists an entry with its sender's contact details, and at most the first line of the text. */
function undeliveredParts({ name, record }: Undelivered, detail: Detail): MailPart[] {
  const id = idInName(name);
  const received = timeInName(name);
  const time = received === undefined ? '' : `, received ${receivedText(received, 'en')}`;
  const mark = isMarked(name) ? ' [check]' : '';
  const head: MailPart = { kind: 'text', text: `* ${reference(id)}${mark}${time}: ${stateText(record)}` };
  if (record === 'damaged') return [head, { kind: 'text', text: name }];
  const [line = ''] = record?.values.message.split('\n', 1) ?? [];
  return [
    head,
    ...(record && detail !== 'reference' ? [personPart(record)] : []),
    ...(line && detail === 'first line' ? [{ kind: 'text', text: line.slice(0, LINE_LENGTH) } as const] : []),
  ];
}

const countText = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} delivered`;

function bodyParts({ delivered, undelivered, erased }: DigestContent, detail: Detail): MailPart[] {
  const { count, shown } = undelivered;
  const first = `${countText(delivered)} since the last digest.${count === 0 ? ' Nothing waits.' : ''}`;
  const texts = (isSaid: boolean, text: string) => (isSaid ? [{ kind: 'text', text } as const] : []);
  return [
    { kind: 'text', text: first },
    ...(count > 0 ? [{ kind: 'lead', text: 'NOT YET DELIVERED. The site keeps trying.' } as const] : []),
    ...shown.flatMap((one) => undeliveredParts(one, detail)),
    ...texts(count > shown.length, `... and ${count - shown.length} more.`),
    // Data protection law requires this number.
    ...texts(erased !== undefined, `Erased in ${erased?.month}, as the privacy page promises: ${erased?.count}.`),
  ];
}

function digestLetter(subject: string, parts: readonly MailPart[], settings: Settings, now: Date): Letter {
  const time = now.toISOString();
  const name = hash('sha256', `${subject} ${time}`);
  return { mail: { ...mailDefaults(name, settings), subject, ...mailBody(parts) }, fileName: emlName(time, 'digest') };
}

/** Composes the office's daily mail about undelivered enquiries, most detailed version first. */
export function composeDigest(content: DigestContent, settings: Settings, now: Date): (() => Letter)[] {
  const { count } = content.undelivered;
  const told = count > 0 ? `${count} not delivered` : `${countText(content.delivered)}, nothing waits`;
  return (['person', 'reference'] as const).map((detail) => () => {
    return digestLetter(`Website forms: ${told}`, bodyParts(content, detail), settings, now);
  });
}

/** Composes the mail that lists all senders held back by the hourly limit, in the most detailed version that fits. */
export function composeCollective(waiting: readonly Undelivered[], settings: Settings, now: Date): (() => Letter)[] {
  const text = `We have received more forms than the limit of ${settings.mailsAnHour} e-mails an hour. Each form will be sent in its own e-mail in turn.`;
  const subject = `Website forms: ${waiting.length} wait in turn`;
  return (['first line', 'person', 'reference'] as const).map((detail) => () => {
    const parts = waiting.flatMap((one) => undeliveredParts(one, detail));
    return digestLetter(subject, [{ kind: 'lead', text }, ...parts], settings, now);
  });
}

/** Composes the mail that replaces a failed digest. */
export function composeDigestFailure(text: string, settings: Settings, now: Date): Letter {
  const advice =
    'Forms are still taken and delivered where the store answers. To see what waits: npm run enquiries -- list';
  const parts = [text, advice].map((one) => ({ kind: 'text' as const, text: one }));
  return digestLetter('Website forms: the daily digest failed', parts, settings, now);
}
