import { isEmailAddress } from './emailAddress.ts';
import {
  CALLBACK_FIELDS,
  type CallbackField,
  type CallbackValues,
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  FIELD_LIMITS,
  type FieldError,
  type LimitedField,
} from './fields.ts';
import { FIELD_MESSAGES, tooLongMessage, UNREADABLE_MESSAGE } from './messages.ts';
import { normaliseField } from './normalise.ts';
import { isServiceValue } from './serviceOptions.ts';

/*
 * The browser's checks, which need no library. The schemas of the function (netlify/forms/enquiry) apply the same
 * rules with the same messages. Rules stand inside the functions, so that a page loads those of its own form only.
 */

/** Checks a normalised value: an error message, or undefined. */
export type FieldRule = (value: string) => string | undefined;

/** Refuses an empty value. */
export const required =
  (message: string): FieldRule =>
  (value) =>
    value === '' ? message : undefined;

/** Refuses more characters than the limit of the field. */
export const within =
  (field: LimitedField): FieldRule =>
  (value) =>
    value.length > FIELD_LIMITS[field] ? tooLongMessage(field) : undefined;

/** Refuses a line break; no browser sends one in a field of one line. */
export const oneLine: FieldRule = (value) => (/[\r\n]/.test(value) ? UNREADABLE_MESSAGE : undefined);

/** Refuses what is not an e-mail address; empty passes. */
export const emailFormat: FieldRule = (value) =>
  value === '' || isEmailAddress(value) ? undefined : FIELD_MESSAGES.emailMalformed;

/** Refuses a service that the list does not have; empty passes. */
const knownService: FieldRule = (value) =>
  value === '' || isServiceValue(value) ? undefined : FIELD_MESSAGES.serviceUnknown;

/** Message of the first rule that a value breaks. */
export function firstError(value: string, rules: readonly FieldRule[]): string | undefined {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Errors of a filled contact form, at most one a field, in field order. */
export function validateContact(values: ContactValues): FieldError<ContactField>[] {
  const rules: Record<ContactField, readonly FieldRule[]> = {
    name: [required(FIELD_MESSAGES.nameRequired), oneLine, within('name')],
    email: [required(FIELD_MESSAGES.emailRequired), oneLine, within('email'), emailFormat],
    phone: [oneLine, within('phone')],
    company: [oneLine, within('company')],
    service: [required(FIELD_MESSAGES.serviceRequired), knownService],
    message: [required(FIELD_MESSAGES.messageRequired), within('message')],
  };
  return CONTACT_FIELDS.flatMap((field) => {
    const message = firstError(normaliseField(field, values[field]), rules[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}

/**
 * Errors of a filled callback form, at most one a field, in field order. One of phone and e-mail is required; where
 * both are missing the error is that of the phone.
 */
export function validateCallback(values: CallbackValues): FieldError<CallbackField>[] {
  const rules: Record<CallbackField, readonly FieldRule[]> = {
    name: [required(FIELD_MESSAGES.callbackNameRequired), oneLine, within('name')],
    phone: [oneLine, within('phone')],
    email: [oneLine, within('email'), emailFormat],
    service: [knownService],
    message: [within('message')],
  };
  const isUnreachable = normaliseField('phone', values.phone) === '' && normaliseField('email', values.email) === '';
  return CALLBACK_FIELDS.flatMap((field) => {
    const message =
      field === 'phone' && isUnreachable
        ? FIELD_MESSAGES.callbackReachRequired
        : firstError(normaliseField(field, values[field]), rules[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}
