import { randomUUID } from 'node:crypto';
import { type EnquiryField, FIELDS, FORM_FIELDS, INPUT_TYPES } from '../../../lib/enquiry/fields.ts';
import { type FieldError, FORM_ACTION, type FormKind, HIDDEN_FIELDS } from '../../../lib/enquiry/forms.ts';
import { SERVICE_OPTIONS } from '../../../lib/enquiry/serviceOptions.ts';
import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import type { Outcome } from './outcome.ts';
import { type OwnPage, ownPage } from './ownPage.ts';

const TEXT_ROWS = 5;
const BUTTONS: Record<FormKind, string> = { contact: 'Send message', callback: 'Request a callback' };

function serviceControl(attributes: string, value: string): string {
  const options = [{ value: '', label: 'Choose a service' }, ...SERVICE_OPTIONS].map(
    (option) =>
      `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escapeMarkup(option.label)}</option>`,
  );
  return `<select ${attributes}>${options.join('')}</select>`;
}

function control(field: EnquiryField, attributes: string, value: string): string {
  const { kind, autoComplete = 'off' } = FIELDS[field];
  if (kind === 'service') return serviceControl(attributes, value);
  // Browsers drop a line break directly after the tag; this one protects the visitor's own.
  if (kind === 'text') return `<textarea ${attributes} rows="${TEXT_ROWS}">\n${escapeMarkup(value)}</textarea>`;
  const type = `type="${INPUT_TYPES[kind]}" autocomplete="${autoComplete}"`;
  return `<input ${attributes} ${type} value="${escapeMarkup(value)}">`;
}

function fieldHtml(field: EnquiryField, value: string, isRequired: boolean, isWrong: boolean): string {
  const required = isRequired ? ' required' : '';
  const invalid = isWrong ? ' aria-invalid="true" aria-describedby="mistakes"' : '';
  const label = `${FIELDS[field].label}${isRequired ? '' : ' (optional)'}`;
  const attributes = `id="${field}" name="${field}"${required}${invalid}`;
  return `<label for="${field}">${label}</label>${control(field, attributes, value)}`;
}

/** The form with the typed values, to be sent again. Its submission id keeps two posts from being stored twice. */
function formHtml(
  { form, submission, values }: NonNullable<Outcome['typed']>,
  errors: readonly FieldError<EnquiryField>[],
): string {
  const controls = FORM_FIELDS[form].map((field) => {
    const isWrong = errors.some((error) => error.field === field);
    return fieldHtml(field, values[field], FIELDS[field].required?.[form] !== undefined, isWrong);
  });
  const hidden = [
    [HIDDEN_FIELDS.form, form],
    [HIDDEN_FIELDS.submission, submission || randomUUID()],
  ] as const;
  const hiddenFields = hidden.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  return `<form method="post" action="${FORM_ACTION}" enctype="multipart/form-data">${hiddenFields.join('')}${controls.join('')}<button>${BUTTONS[form]}</button></form>`;
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
