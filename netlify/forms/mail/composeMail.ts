import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { ENQUIRY_FIELDS, type EnquiryField, FIELDS } from '../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../lib/enquiry/forms.ts';
import { serviceLabel } from '../../../lib/enquiry/serviceOptions.ts';
import { type EnquiryRecord, reference, type Suspicion } from '../enquiry/enquiryRecord.ts';
import { firm } from '../runtime/firm.ts';
import type { Settings } from '../runtime/settings.ts';

const REASONS = new Map<string, string>([
  ['honeypot', 'filled a field that people do not see'],
  ['too-fast', 'was sent within 3 seconds'],
] satisfies [Suspicion, string][]);
const FORM_TITLES = new Map<string, string>([['callback', 'Callback request']] satisfies [FormKind, string][]);

/** Why an enquiry looks as if a program sent it, for people. */
export const suspicionText = ({ suspicion = '' }: Pick<EnquiryRecord, 'suspicion'>): string =>
  REASONS.get(suspicion) ?? 'unknown reason';

const RECEIVED = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Africa/Dar_es_Salaam',
});

/** 'Monday, 2 March 2026 at 11:00', in Dar es Salaam. */
export function receivedText(receivedAt: string): string {
  return RECEIVED.format(new Date(receivedAt));
}

const labelOf = (field: EnquiryField) => `${FIELDS[field].mailLabel ?? FIELDS[field].label}:`;
/** The message stands below the others, without a label. */
const LABELLED = ENQUIRY_FIELDS.filter((field) => field !== 'message');
const LABEL_WIDTH = Math.max(...LABELLED.map((field) => labelOf(field).length)) + 2;

/** The filled fields without the message, a line each. */
export function fieldLines({ values }: EnquiryRecord): string[] {
  return LABELLED.filter((field) => values[field] !== '').map((field) => {
    const value = FIELDS[field].kind === 'service' ? serviceLabel(values[field]) : values[field];
    return `${labelOf(field).padEnd(LABEL_WIDTH)}${value}`;
  });
}

/**
 * True where the address can stand in a header. One whose mailbox is not ASCII (RFC 6532) makes many mail servers refuse
 * the whole message, and so does a domain that has no ASCII form; such an address stands in the body alone.
 */
function canReplyTo(email: string): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  return /^[\x21-\x7e]+$/.test(mailbox) && domainToASCII(domain) !== '';
}

function replyHint({ email, name }: EnquiryRecord['values']): string[] {
  if (email === '') return [];
  if (canReplyTo(email)) return [`A reply to this message goes to ${name}.`];
  return [`A reply to this message does not reach ${name}. Please write to the address above.`];
}

function bodyText(record: EnquiryRecord): string {
  const { message } = record.values;
  return [
    ...fieldLines(record),
    '',
    ...(message === '' ? [] : [message, '']),
    '-- ',
    `Received ${receivedText(record.receivedAt)} (Dar es Salaam). Reference ${reference(record.id)}.`,
    ...replyHint(record.values),
    ...(record.suspicion === undefined ? [] : [`It ${suspicionText(record)}: a program may have sent it.`]),
    '',
  ].join('\n');
}

function subject({ form, values }: EnquiryRecord): string {
  const about = values.service === '' ? [] : [serviceLabel(values.service)];
  return [`${FORM_TITLES.get(form) ?? 'Enquiry'}: ${values.name}`, ...about].join(', ');
}

/** What every mail of the site has. `name` becomes its Message-ID in the domain of the sender. */
export const mailDefaults = (name: string, { mailFrom }: Settings): SendMailOptions => ({
  messageId: `<${name}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
  // Keeps automatic replies from being answered with automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * The mail of an enquiry to the office: plain text, sent from the firm's own domain. The Message-ID is derived from the
 * enquiry's id, so that mail programs recognise a second delivery after an unclear first one.
 */
export function composeMail(record: EnquiryRecord, settings: Settings): SendMailOptions {
  const { name, email } = record.values;
  return {
    ...mailDefaults(record.id, settings),
    from: { name: `${firm.name} website`, address: settings.mailFrom },
    to: settings.mailTo,
    // An object, because a string could contain a second recipient.
    ...(canReplyTo(email) && { replyTo: { name, address: email } }),
    subject: subject(record),
    text: bodyText(record),
  };
}
