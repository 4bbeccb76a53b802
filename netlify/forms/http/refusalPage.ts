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
import type { Outcome } from './outcome.ts';
import { type OwnPage, ownPage } from './ownPage.ts';

type FieldView = { label: string; type?: string; autocomplete?: string; rows?: number };

const FIELD_VIEWS: Record<ContactField, FieldView> = {
  name: { label: 'Name', autocomplete: 'name' },
  email: { label: 'Email', type: 'email', autocomplete: 'email' },
  phone: { label: 'Phone', type: 'tel', autocomplete: 'tel' },
  company: { label: 'Company', autocomplete: 'organization' },
  service: { label: 'Service' },
  message: { label: 'Message', rows: 5 },
};

type FormView = { fields: readonly ContactField[]; required: readonly ContactField[]; button: string };

const FORMS: Record<FormKind, FormView> = {
  contact: {
    fields: ['name', 'email', 'phone', 'company', 'service', 'message'],
    required: ['name', 'email', 'service', 'message'],
    button: 'Send message',
  },
  callback: {
    fields: ['name', 'phone', 'email', 'service', 'message'],
    required: ['name'],
    button: 'Request a callback',
  },
};

function serviceControl(attributes: string, value: string): string {
  const options = [{ value: '', label: 'Choose a service' }, ...SERVICE_OPTIONS].map(
    (option) =>
      `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escapeMarkup(option.label)}</option>`,
  );
  return `<select ${attributes}>${options.join('')}</select>`;
}

function control(field: ContactField, attributes: string, value: string): string {
  const view = FIELD_VIEWS[field];
  if (field === 'service') return serviceControl(attributes, value);
  // Browsers drop a line break directly after the tag; this one protects the visitor's own.
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

/** The form with the typed values, to be sent again. Its submission id keeps two posts from being stored twice. */
function formHtml({ form, submission, values }: TypedForm, errors: readonly FieldError<ContactField>[]): string {
  const { fields, required, button } = FORMS[form];
  const controls = fields.map((field) => {
    const isWrong = errors.some((error) => error.field === field);
    return fieldHtml(field, values[field], required.includes(field), isWrong);
  });
  const hidden = [
    [HIDDEN_FIELDS.form, form],
    [HIDDEN_FIELDS.submission, submission || randomUUID()],
  ] as const;
  const hiddenFields = hidden.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  return `<form method="post" action="${FORM_ACTION}" enctype="multipart/form-data">${hiddenFields.join('')}${controls.join('')}<button>${button}</button></form>`;
}

function bannerHtml({ message = '', errors = [] }: Outcome): string {
  const items = errors.map(({ field, message }) => `<li><a href="#${field}">${escapeMarkup(message)}</a></li>`);
  const text = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escapeMarkup(message)}</p>`;
  return `<div class="banner" id="mistakes" role="alert">${text}</div>`;
}

/**
 * The page for a browser that posted without script and was refused: the errors, and the form with the typed values.
 */
export function refusalPage(outcome: Outcome): OwnPage {
  const { errors = [], typed } = outcome;
  const heading = errors.length > 0 ? 'Please check the form' : 'Your message was not sent';
  const form = typed === undefined ? '' : formHtml(typed, errors);
  return ownPage(heading, `${bannerHtml(outcome)}\n${form}\n<p><a href="/contact">Back to the contact page</a></p>`);
}
