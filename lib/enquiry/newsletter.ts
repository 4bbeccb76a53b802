import { FIELD_MESSAGES } from './messages.ts';
import { normaliseAddress } from './normalise.ts';
import { emailFormat, firstError, oneLine, required, within } from './validation.ts';

/** URL paths of the newsletter: to ask for it, to confirm and to leave. */
export const NEWSLETTER_PATHS = {
  ask: '/newsletter',
  confirm: '/newsletter/confirm',
  leave: '/newsletter/leave',
} as const;

/** Link to the newsletter form. */
export const NEWSLETTER_SECTION = '/media#stay-updated';

/** What visitors read in the newsletter form and on its pages. */
export const NEWSLETTER_MESSAGES = {
  /** The same for every address, so that nobody learns whose address is on the list. */
  asked: 'Please check your inbox to confirm your subscription.',
  confirmed: 'Your subscription is confirmed.',
  left: 'You have left the newsletter. We have deleted your address.',
  linkOver: 'This link is not valid, or no longer valid. Please ask for the newsletter again.',
  unavailable: 'We could not do this just now. Please try again in a few minutes, or write to us.',
} as const;

const RULES = [required(FIELD_MESSAGES.emailMalformed), oneLine, within('email'), emailFormat];

/** Error message for an e-mail address typed into the newsletter form, or undefined. */
export function addressMistake(address: string): string | undefined {
  return firstError(normaliseAddress(address), RULES);
}
