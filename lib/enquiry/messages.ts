import { language } from '../words/language.ts';
import type { Phrase } from '../words/phrases.ts';
import { say, sayName } from '../words/say.ts';

/** What visitors read beside a field that is filled wrongly; the table of fields says what they read beside an empty one. */
export const FIELD_MESSAGES = {
  emailMalformed: 'Please enter a valid email address',
  serviceUnknown: 'Please choose a service from the list',
} as const;

/** What a callback lacks to reach its sender, by `missingReach`. */
export const REACH_MESSAGES = {
  unreachable: 'Please enter a phone number or an email address.',
  'short-phone': 'This phone number is too short.',
} as const;

/** Refusals that the browser shows too; constants of their own, so that no page loads the endpoint's messages. */
export const UNREADABLE_MESSAGE = 'The form could not be read. Please try again.';
export const FAILED_MESSAGE = 'An error occurred while submitting the form. Please try again.';

/** The browser itself knows of no connection. */
export const OFFLINE_MESSAGE = 'You have no internet connection just now. What you typed is kept.';

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
  sendAnotherRequest: 'Send another request',
  sendWhenBack: 'Send it when the line is back',
  waitingForLine: 'We send it as soon as you are back online. Keep this page open until then.',
  callbackReceived: 'Request received!',
  callbackWhen: 'We will call you within one working day, during office hours, or write if you left no number.',
} as const;

/** A message of the endpoint, which answers in English, in the language of the page; with a hint after it, the message alone. */
export function messageHere(message: string): string;
export function messageHere(message: string | undefined): string | undefined;
export function messageHere(message: string | undefined): string | undefined {
  if (message === undefined || language() === 'en') return message;
  const { unavailable } = REFUSAL_MESSAGES;
  return sayName(message.startsWith(unavailable) ? unavailable : message);
}

/** 'Your reference is AB-24-11705. Please quote it when you write or call about it.' */
export const referenceMessage = (reference: string): string =>
  say('Your reference is {reference}. Please quote it when you write or call about it.', { reference });

/** 'Please keep message to 5,000 characters or fewer'. */
export function tooLongMessage(label: Phrase, maxLength: number): string {
  return say('Please keep {field} to {count} characters or fewer', {
    field: say(label).toLowerCase(),
    count: maxLength.toLocaleString('en'),
  });
}
