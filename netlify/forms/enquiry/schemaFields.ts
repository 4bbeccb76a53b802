import * as z from 'zod/mini';
import { isEmailAddress } from '../../../lib/enquiry/emailAddress.ts';
import { FIELD_LIMITS, type LimitedField } from '../../../lib/enquiry/fields.ts';
import { FIELD_MESSAGES, REFUSAL_MESSAGES, tooLongMessage } from '../../../lib/enquiry/messages.ts';
import { normaliseLine, normaliseText } from '../../../lib/enquiry/normalise.ts';
import { isServiceValue } from '../../../lib/enquiry/serviceOptions.ts';

/*
 * zod's small form: the function that takes the form loads these before its first answer.
 *
 * No check stops the others (`abort`): the callback form's rule about two fields would
 * then be left out where one field has a mistake. Of a field's issues the first counts.
 */

/** Options of a field: the words when it is empty, where it must not be. */
type FieldOptions = { required?: string };

function filled(required: string | undefined): z.core.$ZodCheck<string>[] {
  return required === undefined ? [] : [z.minLength(1, { error: required })];
}

/** A field of one line; the output is normalised. */
export function lineField(field: LimitedField, { required }: FieldOptions = {}): z.ZodMiniString {
  return z.string().check(
    z.overwrite(normaliseLine),
    ...filled(required),
    z.refine((value) => !/[\r\n]/.test(value), { error: REFUSAL_MESSAGES.unreadable }),
    z.maxLength(FIELD_LIMITS[field], { error: tooLongMessage(field) }),
  );
}

/** An e-mail address; the output is normalised. */
export function emailField(options: FieldOptions = {}): z.ZodMiniString {
  const isAddress = (value: string) => value === '' || isEmailAddress(value);
  return lineField('email', options).check(z.refine(isAddress, { error: FIELD_MESSAGES.emailMalformed }));
}

/** A value of the list of services; the output is normalised. */
export function serviceField({ required }: FieldOptions = {}): z.ZodMiniString {
  const isKnown = (value: string) => value === '' || isServiceValue(value);
  return z
    .string()
    .check(
      z.overwrite(normaliseLine),
      ...filled(required),
      z.refine(isKnown, { error: FIELD_MESSAGES.serviceUnknown }),
    );
}

/** The message; the output is normalised. */
export function messageField({ required }: FieldOptions = {}): z.ZodMiniString {
  return z
    .string()
    .check(
      z.overwrite(normaliseText),
      ...filled(required),
      z.maxLength(FIELD_LIMITS.message, { error: tooLongMessage('message') }),
    );
}
