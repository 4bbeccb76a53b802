import { type Translate, translateName } from '../words/translate.ts';
import { CALLBACK_CONTACTS, type EnquiryField, FIELDS } from './fields.ts';
import type { FormKind } from './forms.ts';

/** Validation errors of a field. */
export type MistakeCode =
  | 'missing'
  | 'unknown-service'
  | 'unreadable'
  | 'too-long'
  | 'malformed-email'
  /** A callback without phone number and email address. */
  | 'unreachable'
  /** A callback without an email address, whose phone number is too short to call. */
  | 'short-phone';

/** A validation error in a form. */
export type FieldMistake = { form: FormKind; field: EnquiryField; code: MistakeCode };

/** An invalid field and the message shown to the visitor. */
export type FieldError = { field: EnquiryField; message: string };

/** Errors that the browser shows too. Separate constants keep the endpoint's messages out of page scripts. */
const UNREADABLE_MESSAGE = 'The form could not be read. Please try again.';
export const FAILED_MESSAGE = 'An error occurred while submitting the form. Please try again.';

/** Shown only by the browser, which knows that it is offline. */
export const OFFLINE_MESSAGE = 'You have no internet connection just now. We have kept what you typed.';

/** Messages for a form that is rejected for reasons other than its fields. */
export const REFUSAL_MESSAGES = {
  tooLarge: 'Your message is too large to send.',
  unreadable: UNREADABLE_MESSAGE,
  wrongMethod: 'Please use the form on our contact page.',
  wrongPath: 'There is nothing at this address. Please use the form on our website.',
  wrongProbe: 'The token in this probe is not the site’s.',
  foreignSite: 'This form can only be sent from our website.',
  tooMany: 'Too many messages from your connection. Please wait a minute and try again.',
  unavailable: 'We could not take your message just now. Please call us or send an e-mail.',
  failed: FAILED_MESSAGE,
} as const;

/** Labels of buttons, and texts of the panels shown after submission. */
export const FORM_MESSAGES = {
  sending: 'Sending...',
  contactSent: 'Message Sent!',
  sendAnother: 'Send Another Message',
  sendAnotherRequest: 'Send another request',
  sendWhenBack: 'Send it when I am back online',
  waitingForLine: 'We will send it as soon as you are back online. Keep this page open until then.',
  callbackReceived: 'Request received!',
  callbackWhen: 'We will call you within one working day, during office hours, or write if you left no number.',
} as const;

/**
 * Translates a message from the endpoint, which answers in English. Only the message is translated, not a hint that follows
 * it.
 */
export function messageIn(message: string, translate: Translate): string {
  const { unavailable } = REFUSAL_MESSAGES;
  if (translate.language === 'en') return message;
  return translateName(translate, message.startsWith(unavailable) ? unavailable : message);
}

/** Returns the translations of all rejection messages, keyed by their English text. */
export function translatedRefusals(translate: Translate): Record<string, string> {
  const { tooLarge, unreadable, foreignSite, tooMany, unavailable, failed } = REFUSAL_MESSAGES;
  const refusals = [tooLarge, unreadable, foreignSite, tooMany, unavailable, failed, OFFLINE_MESSAGE];
  return Object.fromEntries(refusals.map((english) => [english, translateName(translate, english)]));
}

/** 'Your reference is AB-24-11705. Please quote it if you write or call about your message.' */
export const referenceMessage = (reference: string, translate: Translate): string =>
  translate('Your reference is {reference}. Please quote it if you write or call about your message.', { reference });

/** Returns the message for an invalid field. The field table defines the message for a missing value. */
export function fieldMessage({ form, field, code }: FieldMistake, translate: Translate): string {
  const { label, maxLength = 0, required } = FIELDS[field];
  if (code === 'missing') return translateName(translate, required?.[form] ?? '');
  if (code === 'unknown-service') return translate('Please choose a service from the list');
  if (code === 'malformed-email') return translate('Please enter a valid email address');
  if (code === 'unreachable') return translate('Please enter a phone number or an email address.');
  if (code === 'short-phone') return translate('This phone number is too short.');
  if (code === 'unreadable') return translate(UNREADABLE_MESSAGE);
  return translate('Please keep {field} under {count} characters', {
    field: translate(label).toLowerCase(),
    count: maxLength.toLocaleString('en'),
  });
}

/** Returns all validation errors that a field of a form can have. */
function possibleMistakes(form: FormKind, field: EnquiryField): MistakeCode[] {
  const { kind, maxLength, required } = FIELDS[field];
  const isLine = kind !== 'text' && kind !== 'service';
  const isReach = form === 'callback' && field === CALLBACK_CONTACTS[0];
  return [
    ...(required?.[form] ? (['missing'] as const) : []),
    ...(kind === 'service' ? (['unknown-service'] as const) : []),
    ...(isLine ? (['unreadable'] as const) : []),
    ...(maxLength ? (['too-long'] as const) : []),
    ...(kind === 'email' ? (['malformed-email'] as const) : []),
    ...(isReach ? (['unreachable', 'short-phone'] as const) : []),
  ];
}

/** Returns the message for each possible error of a field, by its code. */
export const mistakeMessages = (form: FormKind, field: EnquiryField, translate: Translate): Record<string, string> =>
  Object.fromEntries(
    possibleMistakes(form, field).map((code) => [code, fieldMessage({ form, field, code }, translate)]),
  );
