import { isEmailAddress } from './emailAddress.ts';
import { FIELD_LIMITS, type LimitedField } from './fields.ts';
import { FIELD_MESSAGES, REFUSAL_MESSAGES, tooLongMessage } from './messages.ts';
import { isServiceValue } from './serviceOptions.ts';

/** Judges a normalised field: the words for its mistake, or nothing. */
export type FieldRule = (value: string) => string | undefined;

/** Refuses an empty field. */
export function required(message: string): FieldRule {
  return (value) => (value === '' ? message : undefined);
}

/** Refuses more characters than the field's limit. */
export function within(field: LimitedField): FieldRule {
  return (value) => (value.length > FIELD_LIMITS[field] ? tooLongMessage(field) : undefined);
}

/** Refuses a line break; no browser sends one in a field of one line. */
export const oneLine: FieldRule = (value) => (/[\r\n]/.test(value) ? REFUSAL_MESSAGES.unreadable : undefined);

/** Refuses what is not an e-mail address; empty passes. */
export const emailShape: FieldRule = (value) =>
  value === '' || isEmailAddress(value) ? undefined : FIELD_MESSAGES.emailMalformed;

/** Refuses a service that the list does not have; empty passes. */
export const knownService: FieldRule = (value) =>
  value === '' || isServiceValue(value) ? undefined : FIELD_MESSAGES.serviceUnknown;

/** The words of the first rule that a value breaks. */
export function firstMistake(value: string, rules: readonly FieldRule[]): string | undefined {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== undefined) return message;
  }
  return undefined;
}
