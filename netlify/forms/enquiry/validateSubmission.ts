import type * as z from 'zod/mini';
import { type EnquiryField, type EnquiryValues, FORM_FIELDS } from '../../../lib/enquiry/fields.ts';
import type { FieldError } from '../../../lib/enquiry/forms.ts';
import type { SentForm } from '../http/readForm.ts';
import { FORM_SCHEMAS } from './enquirySchemas.ts';

/** The first error of each field, in field order. */
function fieldErrors(fields: readonly EnquiryField[], issues: readonly z.core.$ZodIssue[]): FieldError<EnquiryField>[] {
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, message: issue.message }];
  });
}

/** The normalised fields of a form, or an array of their errors. */
export function validateSubmission({
  form,
  values,
}: Pick<SentForm, 'form' | 'values'>): EnquiryValues | FieldError<EnquiryField>[] {
  const result = FORM_SCHEMAS[form].safeParse(values);
  return result.success ? result.data : fieldErrors(FORM_FIELDS[form], result.error.issues);
}
