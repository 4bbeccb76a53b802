import { byField, type EnquiryValues } from './fields.ts';
import { textIn } from './textIn.ts';

/** What a form says in each field of an enquiry. */
export const formValues = (data: FormData): EnquiryValues => byField((field) => textIn(data, field));
