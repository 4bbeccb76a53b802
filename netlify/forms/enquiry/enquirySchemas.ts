import * as z from 'zod/mini';
import { isEmailAddress } from '../../../lib/enquiry/emailAddress.ts';
import { FIELD_LIMITS, type LimitedField } from '../../../lib/enquiry/fields.ts';
import { FIELD_MESSAGES, REFUSAL_MESSAGES, tooLongMessage } from '../../../lib/enquiry/messages.ts';
import { normaliseAddress, normaliseLine, normaliseText } from '../../../lib/enquiry/normalise.ts';
import { isServiceValue } from '../../../lib/enquiry/serviceOptions.ts';

/*
 * zod/mini, because the function loads these schemas before its first answer.
 *
 * No check aborts the others: otherwise the callback form's rule about two fields would be skipped where one field is
 * wrong. Only the first issue of a field is used.
 */

/** `required` is the message for an empty field; an optional field has none. */
type FieldOptions = { required?: string; normalise?: (value: string) => string };

function filled(required: string | undefined): z.core.$ZodCheck<string>[] {
  return required === undefined ? [] : [z.minLength(1, { error: required })];
}

/** One line of text, normalised. */
function lineField(field: LimitedField, { required, normalise = normaliseLine }: FieldOptions = {}): z.ZodMiniString {
  return z.string().check(
    z.overwrite(normalise),
    ...filled(required),
    z.refine((value) => !/[\r\n]/.test(value), { error: REFUSAL_MESSAGES.unreadable }),
    z.maxLength(FIELD_LIMITS[field], { error: tooLongMessage(field) }),
  );
}

function emailField(options: FieldOptions = {}): z.ZodMiniString {
  const isValid = (value: string) => value === '' || isEmailAddress(value);
  return lineField('email', { ...options, normalise: normaliseAddress }).check(
    z.refine(isValid, { error: FIELD_MESSAGES.emailMalformed }),
  );
}

function serviceField({ required }: FieldOptions = {}): z.ZodMiniString {
  const isKnown = (value: string) => value === '' || isServiceValue(value);
  return z
    .string()
    .check(
      z.overwrite(normaliseLine),
      ...filled(required),
      z.refine(isKnown, { error: FIELD_MESSAGES.serviceUnknown }),
    );
}

function messageField({ required }: FieldOptions = {}): z.ZodMiniString {
  return z
    .string()
    .check(
      z.overwrite(normaliseText),
      ...filled(required),
      z.maxLength(FIELD_LIMITS.message, { error: tooLongMessage('message') }),
    );
}

/** The contact form, with the messages of `validateContact`; returns the normalised fields. */
export const contactSchema = z.object({
  name: lineField('name', { required: FIELD_MESSAGES.nameRequired }),
  email: emailField({ required: FIELD_MESSAGES.emailRequired }),
  phone: lineField('phone'),
  company: lineField('company'),
  service: serviceField({ required: FIELD_MESSAGES.serviceRequired }),
  message: messageField({ required: FIELD_MESSAGES.messageRequired }),
});

/** The callback form, with the messages of `validateCallback`; returns the normalised fields. */
export const callbackSchema = z
  .object({
    name: lineField('name', { required: FIELD_MESSAGES.callbackNameRequired }),
    phone: lineField('phone'),
    email: emailField(),
    service: serviceField(),
    message: messageField(),
  })
  .check(
    z.refine((values) => values.phone !== '' || values.email !== '', {
      path: ['phone'],
      error: FIELD_MESSAGES.callbackReachRequired,
    }),
  );
