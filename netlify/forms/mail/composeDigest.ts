import { createHash } from 'node:crypto';
import type { EnquiryRecord } from '../enquiry/enquiryRecord.ts';
import { firm } from '../runtime/firm.ts';
import type { Settings } from '../runtime/settings.ts';
import { fieldLines, mailDefaults, receivedText, reference } from './composeMail.ts';
import { emlName, type Letter } from './sendMail.ts';

export type DigestContent = {
  undelivered: readonly EnquiryRecord[];
  /** Held back since the last digest because a bot seems to have sent them. */
  suspects: readonly EnquiryRecord[];
  /** Ids of pending entries that cannot be read. */
  unreadable: readonly string[];
};

/** Limits that keep the mail small under a flood of posts. */
const SHOWN_ENTRIES = 50;
const SHOWN_CHARACTERS = 300;
const REASONS = { honeypot: 'filled a field that people do not see', 'too-fast': 'was sent within 3 seconds' } as const;

function entryLines(record: EnquiryRecord, note: string): string[] {
  const { message } = record.values;
  const shown = message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS)} ...` : message;
  const quoted = shown === '' ? [] : shown.split('\n').map((line) => `  > ${line}`);
  const head = `* ${reference(record.id)}, received ${receivedText(record.receivedAt)}: ${note}`;
  return [head, ...fieldLines(record).map((line) => `  ${line}`), ...quoted, ''];
}

function section(title: string, records: readonly EnquiryRecord[], note: (record: EnquiryRecord) => string): string[] {
  if (records.length === 0) return [];
  const shown = records.slice(0, SHOWN_ENTRIES).flatMap((record) => entryLines(record, note(record)));
  const hidden = records.length - SHOWN_ENTRIES;
  return [title, '', ...shown, ...(hidden > 0 ? [`... and ${hidden} more: npm run enquiries -- list`, ''] : [])];
}

function attemptNote({ delivery: { attempts, lastError } }: EnquiryRecord): string {
  return attempts === 0 ? 'not tried yet' : `${attempts} attempts failed, the last with ${lastError ?? 'unknown'}`;
}

function bodyText({ undelivered, suspects, unreadable }: DigestContent): string {
  return [
    ...section('NOT YET DELIVERED. Delivery goes on being tried.', undelivered, attemptNote),
    ...section(
      'HELD BACK, because a machine seems to have sent it. Not mailed otherwise.',
      suspects,
      ({ suspicion }) => (suspicion === undefined ? 'unknown' : REASONS[suspicion]),
    ),
    ...(unreadable.length === 0 ? [] : [`DAMAGED entries that need a technician: ${unreadable.join(', ')}`, '']),
    'To bring one to the mailbox: npm run enquiries -- resend <reference>. To delete one: delete <reference>.',
    '',
  ].join('\n');
}

function subject({ undelivered, suspects, unreadable }: DigestContent): string {
  const counts = [
    [undelivered.length, 'not delivered'],
    [suspects.length, 'held back'],
    [unreadable.length, 'damaged'],
  ] as const;
  return `Website forms: ${counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')}`;
}

/** The office's daily mail about forms that did not arrive as mails of their own. */
export function composeDigest(content: DigestContent, settings: Settings, now: Date): Letter {
  const { mailFrom, mailTo } = settings;
  const time = now.toISOString();
  const name = createHash('sha256').update(`digest ${time}`).digest('hex');
  return {
    mail: {
      ...mailDefaults(name, settings),
      from: { name: `${firm.name} website`, address: mailFrom },
      to: mailTo,
      subject: subject(content),
      text: bodyText(content),
    },
    fileName: emlName(time, 'digest'),
  };
}
