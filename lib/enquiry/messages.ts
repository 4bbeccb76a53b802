import { FIELD_LIMITS, type LimitedField } from './fields.ts';

/** What visitors read beside a field, on either form. */
export const FIELD_MESSAGES = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailMalformed: 'Please enter a valid email address',
  serviceRequired: 'Service is required',
  serviceUnknown: 'Please choose a service from the list',
  messageRequired: 'Message is required',
  callbackNameRequired: 'Please enter your name.',
  callbackReachRequired: 'Please enter a phone number or an email address.',
} as const;

/** Refusals that the browser says too: constants, so that no page loads those of the endpoint alone. */
export const UNREADABLE_MESSAGE = 'The form could not be read. Please try again.';
export const FAILED_MESSAGE = 'An error occurred while submitting the form. Please try again.';

/** What visitors read when a form is refused for a reason other than a field. */
export const REFUSAL_MESSAGES = {
  tooLarge: 'Your message is too large to send.',
  unreadable: UNREADABLE_MESSAGE,
  wrongMethod: 'Please use the form on our contact page.',
  wrongPath: 'There is nothing at this address. Please use the form on our website.',
  wrongProbe: 'The token of this probe is not the one of the site.',
  foreignSite: 'This form can only be sent from our website.',
  tooMany: 'Too many messages from your connection. Please wait a minute and try again.',
  unavailable: 'We could not take your message just now. Please call us or send an e-mail.',
  failed: FAILED_MESSAGE,
} as const;

/** Texts of buttons and of the panels that follow a sent form. */
export const FORM_MESSAGES = {
  sending: 'Sending...',
  contactSent: 'Message Sent!',
  sendAnother: 'Send Another Message',
  callbackReceived: 'Request received!',
  callbackWhen: 'We will call you within one working day, during office hours.',
} as const;

/** 'Please keep message under 5,000 characters', for a text above the limit of its field. */
export function tooLongMessage(field: LimitedField): string {
  return `Please keep ${field} under ${FIELD_LIMITS[field].toLocaleString('en')} characters`;
}
