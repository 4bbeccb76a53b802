import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { dateFormat } from '../../../lib/dates/formatLongDate.ts';
import { ENQUIRY_FIELDS, type EnquiryField, FIELDS } from '../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../lib/enquiry/forms.ts';
import { domainOf } from '../../../lib/enquiry/normalise.ts';
import { serviceLabel } from '../../../lib/enquiry/serviceOptions.ts';
import { mailLink, whatsappLink } from '../../../lib/site/contactLinks.ts';
import type { Language } from '../../../lib/words/language.ts';
import { type EnquiryRecord, reference, type Suspicion } from '../enquiry/enquiryRecord.ts';
import { firm } from '../runtime/firm.ts';
import type { Settings } from '../runtime/settings.ts';
import { type MailPart, mailBody } from './mailBody.ts';

/** A number, with the separators used by people and word processors. */
const NUMBER = /^\+?[\d\s().\u2010-\u2015\u2212-]+$/;
/** A Tanzanian number, with the country code or a zero; and a foreign number of 7 to 15 digits (ITU-T E.164). */
const OF_TANZANIA = /^(?:(?:\+|0?0)?2550?(?=\d{9}$)|0(?=[1-9]\d{8}$))/;
const FOREIGN = /^(?:\+|00(?![67]\d{8}$))(?=(?!255)[1-9]\d{6,14}$)/;

/**
 * Returns the international form of a phone number, such as '+255712345678'; undefined for anything else, such as two numbers
 * or a number with words, because a wrong number belongs to someone else. Mail programs link those themselves.
 */
export function dialNumber(typed: string): string | undefined {
  if (!NUMBER.test(typed)) return undefined;
  // A zero in brackets is dialled only within the country.
  const digits = typed.replace(/(?<=\d\s*)\(0\)/, '').replace(/[^\d+]/g, '');
  if (OF_TANZANIA.test(digits)) return digits.replace(OF_TANZANIA, '+255');
  return FOREIGN.test(digits) ? digits.replace(FOREIGN, '+') : undefined;
}

/** Other versions of the site may have stored other reasons and forms. */
const REASONS: Readonly<Record<string, string>> = {
  honeypot: 'filled a field that people do not see',
  'too-fast': 'was sent within 3 seconds',
  'no-browser': 'was sent by no browser',
  links: 'has three links or more',
} satisfies Record<Suspicion, string>;
const FORM_TITLES: Readonly<Record<string, string>> = {
  contact: 'Enquiry',
  callback: 'Callback request',
  newsletter: 'Newsletter',
} satisfies Record<FormKind, string>;

/** Explains why a message may have been sent by a bot. */
export const suspicionText = ({ suspicion = '' }: Pick<EnquiryRecord, 'suspicion'>): string =>
  REASONS[suspicion] ?? 'unknown reason';

const RECEIVED = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Africa/Dar_es_Salaam' } as const;

/** Formats a time in Dar es Salaam: 'Monday, 2 March 2026 at 11:00'. */
export function receivedText(receivedAt: string, language: Language): string {
  return dateFormat(RECEIVED, language).format(new Date(receivedAt));
}

/** The message comes last, without a label. */
const LABELLED = ENQUIRY_FIELDS.filter((field) => field !== 'message');

/** Returns the tel: URL for a typed phone number; undefined if it is not understood. */
function telLink(phone: string): string | undefined {
  const number = dialNumber(phone);
  return number && `tel:${number}`;
}

/** Returns the URL of a WhatsApp chat with a number; undefined for a Tanzanian landline. */
function chatLink(phone: string): string | undefined {
  const number = dialNumber(phone);
  return number && /^\+(255[67]|(?!255))/.test(number) ? whatsappLink(number) : undefined;
}

function linkOf(field: EnquiryField, value: string): string | undefined {
  if (FIELDS[field].kind === 'phone') return telLink(value);
  return FIELDS[field].kind === 'email' ? mailLink(value) : undefined;
}

/** Fields with the sender's name and contact details. */
const OF_THE_PERSON: readonly EnquiryField[] = ['name', 'email', 'phone'];

/** Lists the non-empty fields. */
const fieldsPart = ({ values }: EnquiryRecord, fields: readonly EnquiryField[]): MailPart => ({
  kind: 'fields',
  fields: fields
    .filter((field) => values[field] !== '')
    .map((field) => {
      const { label, kind } = FIELDS[field];
      const value = values[field];
      return { label, value: kind === 'service' ? serviceLabel(value) : value, href: linkOf(field, value) };
    }),
});

/** Returns the sender's name, email address and phone number only. */
export const personPart = (record: EnquiryRecord): MailPart => fieldsPart(record, OF_THE_PERSON);

/**
 * Checks whether an address can be used in a Reply-To header. Many mail servers reject a non-ASCII mailbox (RFC 6532) or a
 * domain without an ASCII form, so such addresses appear only in the body.
 */
function canReplyTo(email: string): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  return /^[\x21-\x7e]+$/.test(mailbox) && domainToASCII(domain) !== '';
}

function replyHint({ email, name }: EnquiryRecord['values']): string[] {
  if (email === '') return ['A reply to this message goes to the office: the person left only a phone number.'];
  if (canReplyTo(email)) return [`A reply to this message goes to ${name || email}.`];
  return [`A reply to this message does not reach ${name || email}. Please write to the address above.`];
}

/** Summarises an enquiry: 'Enquiry, Audit Services: Asha Mrema, Mrema Traders'. */
function leadText({ form, values }: EnquiryRecord): string {
  const { service, name, company, email } = values;
  const what = [FORM_TITLES[form] ?? 'Enquiry', ...(service === '' ? [] : [serviceLabel(service)])];
  return `${what.join(', ')}: ${[name || email, company].filter(Boolean).join(', ')}`;
}

/** Converts an enquiry to mail parts: a summary, links for the phone number, and all submitted texts. */
function enquiryParts(record: EnquiryRecord): MailPart[] {
  const { phone, message } = record.values;
  return [
    { kind: 'lead', text: leadText(record) },
    { kind: 'link', label: 'Call', href: telLink(phone) },
    { kind: 'link', label: 'WhatsApp', href: chatLink(phone) },
    fieldsPart(record, LABELLED),
    ...(message === '' ? [] : [{ kind: 'text', text: message } as const]),
    ...(record.consent === undefined ? [] : [{ kind: 'text', text: `Agreed to: ${record.consent}` } as const]),
  ];
}

function footLines(record: EnquiryRecord): string[] {
  return [
    `Received ${receivedText(record.receivedAt, 'en')} (Dar es Salaam). Reference ${reference(record.id)}.`,
    ...(record.language === 'sw' ? ['Sent from the page in Kiswahili: please answer in Kiswahili.'] : []),
    ...replyHint(record.values),
    ...(record.suspicion === undefined ? [] : [`It ${suspicionText(record)}: a program may have sent it.`]),
  ];
}

/** Returns the options common to all e-mails to the office. `name` becomes the Message-ID, in the sender's domain. */
export const mailDefaults = (name: string, { mailFrom, mailTo }: Settings): SendMailOptions => ({
  messageId: `<${name}@${domainOf(mailFrom)}>`,
  from: { name: `${firm.name} website`, address: mailFrom },
  to: mailTo,
  // Prevents automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Composes the mail for an enquiry, sent from the firm's own domain. The Message-ID is derived from the enquiry's id, so
 * that mail clients detect a duplicate if delivery is retried.
 */
export function composeMail(record: EnquiryRecord, settings: Settings): SendMailOptions {
  const { name, email } = record.values;
  return {
    ...mailDefaults(record.id, settings),
    // An object, because a string could contain a second recipient.
    ...(canReplyTo(email) && { replyTo: { name, address: email } }),
    // Otherwise a reply would go to the sending address, whose mailbox nobody reads.
    ...(email === '' && { replyTo: settings.mailTo }),
    // Includes the reference, so that staff can search for it.
    subject: `${leadText(record)} [${reference(record.id)}]${record.suspicion === undefined ? '' : ' [check]'}`,
    ...mailBody([...enquiryParts(record), { kind: 'foot', lines: footLines(record) }]),
  };
}

/**
 * Composes a replacement for an e-mail whose text the mail server rejects: the reference with the sender's details, or the
 * reference only if those are rejected too.
 */
export function composeWithoutText(record: EnquiryRecord, settings: Settings, hasPerson: boolean): SendMailOptions {
  const name = reference(record.id);
  return {
    ...mailDefaults(`${record.id}-without-text`, settings),
    subject: `Enquiry without its text [${name}]`,
    ...mailBody([
      { kind: 'lead', text: `The mail server does not take the text of the enquiry ${name}.` },
      ...(hasPerson ? [personPart(record)] : []),
      { kind: 'text', text: `The whole enquiry is in the store: npm run enquiries -- show ${name}` },
    ]),
  };
}
