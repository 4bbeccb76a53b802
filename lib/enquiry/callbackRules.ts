import { emailShape, type FieldRule, firstMistake, knownService, oneLine, required, within } from './fieldRules.ts';
import { CALLBACK_FIELDS, type CallbackField, type CallbackValues, type FieldError } from './fields.ts';
import { FIELD_MESSAGES } from './messages.ts';
import { normaliseCallback } from './normalise.ts';

const RULES: Record<CallbackField, readonly FieldRule[]> = {
  name: [required(FIELD_MESSAGES.callbackNameRequired), oneLine, within('name')],
  phone: [oneLine, within('phone')],
  email: [oneLine, within('email'), emailShape],
  service: [knownService],
  message: [within('message')],
};

/**
 * Mistakes in a filled callback form, at most one a field, in field order. Phone or
 * e-mail must be there; where both are missing the mistake stands at the phone.
 */
export function validateCallback(values: CallbackValues): FieldError<CallbackField>[] {
  const normalised = normaliseCallback(values);
  const isUnreachable = normalised.phone === '' && normalised.email === '';
  return CALLBACK_FIELDS.flatMap((field) => {
    const isMissing = field === 'phone' && isUnreachable;
    const message = isMissing ? FIELD_MESSAGES.callbackReachRequired : firstMistake(normalised[field], RULES[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}
