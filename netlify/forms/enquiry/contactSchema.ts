import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../../lib/enquiry/messages.ts';
import { emailField, lineField, messageField, serviceField } from './schemaFields.ts';

/** A contact form as the function takes it; says what `validateContact` says, and gives the normalised fields. */
export const contactSchema = z.object({
  name: lineField('name', { required: FIELD_MESSAGES.nameRequired }),
  email: emailField({ required: FIELD_MESSAGES.emailRequired }),
  phone: lineField('phone'),
  company: lineField('company'),
  service: serviceField({ required: FIELD_MESSAGES.serviceRequired }),
  message: messageField({ required: FIELD_MESSAGES.messageRequired }),
});
