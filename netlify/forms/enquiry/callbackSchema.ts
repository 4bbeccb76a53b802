import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../../lib/enquiry/messages.ts';
import { emailField, lineField, messageField, serviceField } from './schemaFields.ts';

/** A callback form as the function takes it; says what `validateCallback` says, and gives the normalised fields. */
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
