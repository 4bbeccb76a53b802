import { FIELD_MESSAGES } from './messages.ts';
import { normaliseAddress } from './normalise.ts';
import { emailFormat, firstError, oneLine, required, within } from './validation.ts';

const RULES = [required(FIELD_MESSAGES.emailMalformed), oneLine, within('email'), emailFormat];

/** Error message for an e-mail address typed into the newsletter form, or undefined. */
export function addressMistake(address: string): string | undefined {
  return firstError(normaliseAddress(address), RULES);
}
