import { randomUUID } from 'node:crypto';
import {
  type ContactField,
  type ContactValues,
  type FieldError,
  FORM_ACTION,
  type FormKind,
  HIDDEN_FIELDS,
} from '../../../lib/enquiry/fields.ts';
import { SERVICE_OPTIONS } from '../../../lib/enquiry/serviceOptions.ts';
import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';

type FieldView = { label: string; type?: string; autocomplete?: string; rows?: number };

const FIELD_VIEWS: Record<ContactField, FieldView> = {
  name: { label: 'Name', autocomplete: 'name' },
  email: { label: 'Email', type: 'email', autocomplete: 'email' },
  phone: { label: 'Phone', type: 'tel', autocomplete: 'tel' },
  company: { label: 'Company', autocomplete: 'organization' },
  service: { label: 'Service' },
  message: { label: 'Message', rows: 5 },
};

const FORMS = {
  contact: { fields: ['name', 'email', 'phone', 'company', 'service', 'message'], button: 'Send Message' },
  callback: { fields: ['name', 'phone', 'email', 'service', 'message'], button: 'Request a callback' },
} as const satisfies Record<FormKind, { fields: readonly ContactField[]; button: string }>;

const REQUIRED: Record<FormKind, readonly ContactField[]> = {
  contact: ['name', 'email', 'service', 'message'],
  callback: ['name'],
};

function serviceControl(attributes: string, value: string): string {
  const options = [{ value: '', label: 'Select a service' }, ...SERVICE_OPTIONS].map(
    (option) =>
      `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escapeMarkup(option.label)}</option>`,
  );
  return `<select ${attributes}>${options.join('')}</select>`;
}

function control(field: ContactField, attributes: string, value: string): string {
  const view = FIELD_VIEWS[field];
  if (field === 'service') return serviceControl(attributes, value);
  // A line break directly after the tag is dropped by browsers: it keeps one of the visitor's own.
  if (view.rows !== undefined) return `<textarea ${attributes} rows="${view.rows}">\n${escapeMarkup(value)}</textarea>`;
  const type = `type="${view.type ?? 'text'}" autocomplete="${view.autocomplete ?? 'off'}"`;
  return `<input ${attributes} ${type} value="${escapeMarkup(value)}">`;
}

function fieldHtml(field: ContactField, value: string, isRequired: boolean, isWrong: boolean): string {
  const required = isRequired ? ' required' : '';
  const invalid = isWrong ? ' aria-invalid="true" aria-describedby="mistakes"' : '';
  const label = `${FIELD_VIEWS[field].label}${isRequired ? '' : ' (optional)'}`;
  const attributes = `id="${field}" name="${field}"${required}${invalid}`;
  return `<label for="${field}">${label}</label>${control(field, attributes, value)}`;
}

type TypedForm = { form: FormKind; submission: string; values: ContactValues };

/** The form with what was typed, to send again. It carries a submission, so that sending twice stores once. */
export function formHtml({ form, submission, values }: TypedForm, errors: readonly FieldError<ContactField>[]): string {
  const fields = FORMS[form].fields.map((field) =>
    fieldHtml(
      field,
      values[field],
      REQUIRED[form].includes(field),
      errors.some((error) => error.field === field),
    ),
  );
  const hidden = [
    [HIDDEN_FIELDS.form, form],
    [HIDDEN_FIELDS.submission, submission || randomUUID()],
  ] as const;
  const hiddenFields = hidden.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  return `<form method="post" action="${FORM_ACTION}" enctype="multipart/form-data">${hiddenFields.join('')}${fields.join('')}<button>${FORMS[form].button}</button></form>`;
}
