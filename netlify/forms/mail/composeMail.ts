import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { ENQUIRY_FIELDS, type EnquiryField, FIELDS } from '../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../lib/enquiry/forms.ts';
import { serviceLabel } from '../../../lib/enquiry/serviceOptions.ts';
import { type EnquiryRecord, reference, type Suspicion } from '../enquiry/enquiryRecord.ts';
import { firm } from '../runtime/firm.ts';
import type { Settings } from '../runtime/settings.ts';
import { type MailField, type MailPart, mailBody } from './mailBody.ts';

const REASONS = new Map<string, string>([
  ['honeypot', 'filled a field that people do not see'],
  ['too-fast', 'was sent within 3 seconds'],
  ['no-browser', 'was sent by no browser'],
  ['links', 'has three links or more'],
  ['repeated', 'came from three senders within an hour'],
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

/** The message stands below the others, without a label. */
const LABELLED = ENQUIRY_FIELDS.filter((field) => field !== 'message');
const FEWEST_DIGITS = 6;

/** 'tel:+255700000111' of a phone number as it was typed; undefined where it is none that can be called. */
function telLink(phone: string): string | undefined {
  const number = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return number.length < FEWEST_DIGITS ? undefined : `tel:${number}`;
}

function linkOf(field: EnquiryField, value: string): string | undefined {
  if (FIELDS[field].kind === 'phone') return telLink(value);
  return FIELDS[field].kind === 'email' ? `mailto:${value}` : undefined;
}

/** The filled fields without the message. */
export const mailFields = ({ values }: EnquiryRecord): MailField[] =>
  LABELLED.filter((field) => values[field] !== '').map((field) => {
    const { label, mailLabel = label, kind } = FIELDS[field];
    const value = values[field];
    return { label: mailLabel, value: kind === 'service' ? serviceLabel(value) : value, href: linkOf(field, value) };
  });

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

/** What is asked for, by whom: 'Enquiry, Audit Services: Asha Mrema, Mrema Traders'. */
function leadText({ form, values }: EnquiryRecord): string {
  const { service, name, company } = values;
  const what = [FORM_TITLES.get(form) ?? 'Enquiry', ...(service === '' ? [] : [serviceLabel(service)])];
  return `${what.join(', ')}: ${[name, company].filter(Boolean).join(', ')}`;
}

/** The lines with which the office begins: what is asked for, and the number to touch. */
function leadParts(record: EnquiryRecord): MailPart[] {
  const tel = telLink(record.values.phone);
  return [
    { kind: 'lead', text: leadText(record) },
    ...(tel ? [{ kind: 'link', label: 'Call', href: tel } as const] : []),
  ];
}

/** An enquiry as parts of a mail, with all that was typed. */
export function enquiryParts(record: EnquiryRecord): MailPart[] {
  const { message } = record.values;
  return [
    ...leadParts(record),
    { kind: 'fields', fields: mailFields(record) },
    ...(message === '' ? [] : [{ kind: 'text', text: message } as const]),
  ];
}

function footLines(record: EnquiryRecord): string[] {
  return [
    `Received ${receivedText(record.receivedAt)} (Dar es Salaam). Reference ${reference(record.id)}.`,
    ...(record.language === 'sw' ? ['Sent from the page in Kiswahili: please answer in Kiswahili.'] : []),
    ...replyHint(record.values),
    ...(record.suspicion === undefined ? [] : [`It ${suspicionText(record)}: a program may have sent it.`]),
  ];
}

/** What every mail of the site has. `name` becomes its Message-ID in the domain of the sender. */
export const mailDefaults = (name: string, { mailFrom }: Settings): SendMailOptions => ({
  messageId: `<${name}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
  // Keeps automatic replies from being answered with automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sender and recipient of what the site tells the office. */
export const toOffice = ({ mailFrom, mailTo }: Settings): SendMailOptions => ({
  from: { name: `${firm.name} website`, address: mailFrom },
  to: mailTo,
});

/**
 * The mail of an enquiry to the office, sent from the firm's own domain. The Message-ID is derived from the enquiry's id, so
 * that mail programs recognise a second delivery after an unclear first one.
 */
export function composeMail(record: EnquiryRecord, settings: Settings): SendMailOptions {
  const { name, email } = record.values;
  return {
    ...mailDefaults(record.id, settings),
    ...toOffice(settings),
    // An object, because a string could contain a second recipient.
    ...(canReplyTo(email) && { replyTo: { name, address: email } }),
    // With the reference, by which staff search.
    subject: `${leadText(record)} [${reference(record.id)}]`,
    ...mailBody([...enquiryParts(record), { kind: 'foot', lines: footLines(record) }]),
  };
}
