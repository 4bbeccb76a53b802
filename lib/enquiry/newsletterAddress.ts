import { FIELD_MESSAGES } from './messages.ts';
import { fieldError } from './validation.ts';

/** Error message for an e-mail address typed into the newsletter form, or undefined. */
export function addressMistake(address: string): string | undefined {
  return fieldError('email', address, FIELD_MESSAGES.emailMalformed);
}
