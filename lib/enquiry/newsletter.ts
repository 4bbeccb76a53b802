import { emailShape, firstMistake, oneLine, required, within } from './fieldRules.ts';
import { FIELD_MESSAGES } from './messages.ts';
import { normaliseLine } from './normalise.ts';

/** Addresses of the newsletter: where one asks for it, confirms it, and leaves it. */
export const NEWSLETTER_PATHS = {
  ask: '/newsletter',
  confirm: '/newsletter/confirm',
  leave: '/newsletter/leave',
} as const;

/** Part of a page that holds the newsletter form. */
export const NEWSLETTER_SECTION = '/media#stay-updated';

/** What visitors read about the newsletter, in the form and on its pages. */
export const NEWSLETTER_MESSAGES = {
  /** The same for every address, so that nobody learns whose address is on the list. */
  asked: 'Please check your inbox to confirm your subscription.',
  confirmed: 'Your subscription is confirmed.',
  left: 'You have left the newsletter. We have deleted your address.',
  linkOver: 'This link is not valid, or no longer valid. Please ask for the newsletter again.',
  unavailable: 'We could not do this just now. Please try again in a few minutes, or write to us.',
} as const;

const RULES = [required(FIELD_MESSAGES.emailMalformed), oneLine, within('email'), emailShape];

/** The address as it is judged, stored and written to. */
export const normaliseAddress = normaliseLine;

/** The words for a mistake in an address that someone typed into the newsletter form, or nothing. */
export function addressMistake(address: string): string | undefined {
  return firstMistake(normaliseAddress(address), RULES);
}
