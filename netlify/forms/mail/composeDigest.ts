import { createHash } from 'node:crypto';
import { type ReportCounts, reportLines, totalOf } from '../../reports/reportCounts.ts';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import type { Settings } from '../runtime/settings.ts';
import { mailDefaults, mailFields, receivedText, suspicionText, toOffice } from './composeMail.ts';
import { type MailPart, mailBody } from './mailBody.ts';
import { emlName, type Letter } from './sendMail.ts';

/** Forms of one kind: how many there are, and those that the digest shows. */
export type DigestPart = { count: number; shown: readonly EnquiryRecord[] };

export type DigestContent = {
  /** Number of enquiries that came since the last digest, at most a week ago, and were mailed. */
  delivered: number;
  undelivered: DigestPart;
  /** Held back since the last digest because a bot seems to have sent them. */
  suspects: DigestPart;
  /** Names of entries that cannot be read. */
  unreadable: readonly string[];
  /** Address at which a suspect is delivered after all; without a key to sign it there is none. */
  releaseLink?: ((record: EnquiryRecord) => string) | undefined;
  /** How many the retention erased in the month that is over; only in the first digest of a month. */
  erased?: { month: string; count: number } | undefined;
  /** What browsers blocked by the content security policy since the last digest. */
  blocked: ReportCounts;
};

/** Limits that keep the mail small under a flood of posts. */
export const SHOWN_ENTRIES = 50;
const SHOWN_CHARACTERS = 300;
const SHOWN_BLOCKED = 10;

const headText = ({ id, receivedAt }: EnquiryRecord, note: string) =>
  `* ${reference(id)}, received ${receivedText(receivedAt)}: ${note}`;

function undeliveredParts(record: EnquiryRecord): MailPart[] {
  const { message } = record.values;
  const shown = message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS)} ...` : message;
  return [
    { kind: 'text', text: headText(record, attemptNote(record)) },
    { kind: 'fields', fields: mailFields(record) },
    ...(shown === '' ? [] : [{ kind: 'quote', text: shown } as const]),
  ];
}

/** The reference alone: what was typed stays in the store, where it is erased in time. The link shows it. */
function suspectParts(record: EnquiryRecord, linkTo: DigestContent['releaseLink']): MailPart[] {
  const href = linkTo?.(record);
  return [
    { kind: 'text', text: headText(record, suspicionText(record)) },
    ...(href === undefined ? [] : [{ kind: 'link', label: 'Not spam: deliver it', href } as const]),
  ];
}

function section(
  title: string,
  { count, shown }: DigestPart,
  partsOf: (record: EnquiryRecord) => MailPart[],
): MailPart[] {
  if (count === 0) return [];
  const hidden = count - shown.length;
  return [
    { kind: 'lead', text: title },
    ...shown.flatMap(partsOf),
    ...(hidden > 0 ? [{ kind: 'text', text: `... and ${hidden} more: npm run enquiries -- list` } as const] : []),
  ];
}

function attemptNote({ delivery: { attempts, lastError } }: EnquiryRecord): string {
  return attempts === 0 ? 'not tried yet' : `${attempts} attempts failed, the last with ${lastError ?? 'unknown'}`;
}

const countText = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} delivered`;

const isQuiet = ({ undelivered, suspects, unreadable }: DigestContent) =>
  undelivered.count + suspects.count + unreadable.length === 0;

const HOW_TO =
  'To read one: npm run enquiries -- show <reference>. To bring it to the mailbox: resend. To delete it: delete.';

/** The account of a month, which data protection asks for; told once. */
const erasedParts = (erased: DigestContent['erased']): MailPart[] =>
  erased === undefined
    ? []
    : [{ kind: 'text', text: `Erased in ${erased.month}, as the privacy page promises: ${erased.count}.` }];

/** For whoever looks after the site: a new mistake shows by a page that stands here often. */
function blockedParts(blocked: ReportCounts): MailPart[] {
  const total = totalOf(blocked);
  if (total === 0) return [];
  const lines = reportLines(blocked).slice(0, SHOWN_BLOCKED).join('; ');
  return [{ kind: 'text', text: `Reported by browsers for the sake of security, ${total} times: ${lines}.` }];
}

function bodyParts(content: DigestContent): MailPart[] {
  const { delivered, undelivered, suspects, unreadable, releaseLink, erased, blocked } = content;
  const last = [...erasedParts(erased), ...blockedParts(blocked)];
  const first = `${countText(delivered)} since the last digest.`;
  if (isQuiet(content)) return [{ kind: 'text', text: `${first} Nothing waits.` }, ...last];
  const damaged = `DAMAGED entries that need a technician: ${unreadable.join(', ')}`;
  return [
    { kind: 'text', text: first },
    ...section('NOT YET DELIVERED. Delivery goes on being tried.', undelivered, undeliveredParts),
    ...section('HELD BACK, because a machine seems to have sent it. Not mailed otherwise.', suspects, (record) =>
      suspectParts(record, releaseLink),
    ),
    ...(unreadable.length === 0 ? [] : [{ kind: 'text', text: damaged } as const]),
    ...last,
    { kind: 'text', text: HOW_TO },
  ];
}

function subject(content: DigestContent): string {
  const { delivered, undelivered, suspects, unreadable } = content;
  if (isQuiet(content)) return `Website forms: ${countText(delivered)}, nothing waits`;
  const counts = [
    [undelivered.count, 'not delivered'],
    [suspects.count, 'held back'],
    [unreadable.length, 'damaged'],
  ] as const;
  return `Website forms: ${counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')}`;
}

function digestLetter(subject: string, parts: readonly MailPart[], settings: Settings, now: Date): Letter {
  const time = now.toISOString();
  const name = createHash('sha256').update(`digest ${time}`).digest('hex');
  return {
    mail: { ...mailDefaults(name, settings), ...toOffice(settings), subject, ...mailBody(parts) },
    fileName: emlName(time, 'digest'),
  };
}

/** The office's daily mail about forms that did not arrive as mails of their own. */
export function composeDigest(content: DigestContent, settings: Settings, now: Date): Letter {
  return digestLetter(subject(content), bodyParts(content), settings, now);
}

/** The mail in place of a digest that could not be made. */
export function composeDigestFailure(text: string, settings: Settings, now: Date): Letter {
  const advice =
    'Forms are still taken and delivered where the store answers. To see what waits: npm run enquiries -- list';
  const parts = [text, advice].map((one) => ({ kind: 'text' as const, text: one }));
  return digestLetter('Website forms: the daily digest failed', parts, settings, now);
}
