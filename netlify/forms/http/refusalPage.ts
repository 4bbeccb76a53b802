import { randomUUID } from 'node:crypto';
import { type EnquiryField, FIELDS, FORM_FIELDS, INPUT_TYPES } from '../../../lib/enquiry/fields.ts';
import { FORM_ACTION, type FormKind, HIDDEN_FIELDS, NEWSLETTER_ACTION } from '../../../lib/enquiry/forms.ts';
import { type FieldMistake, fieldMessage, messageIn } from '../../../lib/enquiry/messages.ts';
import { SERVICE_OPTIONS } from '../../../lib/enquiry/serviceOptions.ts';
import { swahiliPath } from '../../../lib/site/translatedPages.ts';
import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import { SWAHILI } from '../../../lib/words/swahili.ts';
import { ENGLISH, type Translate, translateName } from '../../../lib/words/translate.ts';
import type { Outcome } from './outcome.ts';
import { type OwnPage, ownPage } from './ownPage.ts';
import { serviceName } from './serviceName.ts';

const TEXT_ROWS = 5;
const BUTTONS: Record<FormKind, string> = {
  contact: 'Send message',
  callback: 'Request a call back',
  newsletter: 'Subscribe Now',
};

function serviceControl(attributes: string, value: string, translate: Translate): string {
  const options = SERVICE_OPTIONS.map((option) => {
    const selected = option.value === value ? ' selected' : '';
    return `<option value="${option.value}"${selected}>${escapeMarkup(serviceName(option.value, translate))}</option>`;
  });
  return `<select ${attributes}><option value="">${translateName(translate, 'Choose a service')}</option>${options.join('')}</select>`;
}

function control(field: EnquiryField, attributes: string, value: string, translate: Translate): string {
  const { kind, autoComplete = 'off' } = FIELDS[field];
  if (kind === 'service') return serviceControl(attributes, value, translate);
  // HTML parsers drop a line break directly after the tag, so this one preserves the visitor's own.
  if (kind === 'text') return `<textarea ${attributes} rows="${TEXT_ROWS}">\n${escapeMarkup(value)}</textarea>`;
  const type = `type="${INPUT_TYPES[kind]}" autocomplete="${autoComplete}"`;
  return `<input ${attributes} ${type} value="${escapeMarkup(value)}">`;
}

type FieldState = { value: string; isRequired: boolean; isWrong: boolean };

function fieldHtml(field: EnquiryField, { value, isRequired, isWrong }: FieldState, translate: Translate): string {
  const required = isRequired ? ' required' : '';
  const invalid = isWrong ? ' aria-invalid="true" aria-describedby="mistakes"' : '';
  const label = `${translateName(translate, FIELDS[field].label)}${isRequired ? '' : ` (${translateName(translate, 'optional')})`}`;
  const attributes = `id="${field}" name="${field}" dir="auto"${required}${invalid}`;
  return `<label for="${field}">${label}</label>${control(field, attributes, value, translate)}`;
}

/** Renders the form with the submitted values. Its submission id prevents storing it twice. */
function formHtml(
  { form, submission, language, values }: NonNullable<Outcome['typed']>,
  errors: readonly FieldMistake[],
  translate: Translate,
): string {
  const controls = FORM_FIELDS[form].map((field) => {
    const isWrong = errors.some((error) => error.field === field);
    const isRequired = FIELDS[field].required?.[form] !== undefined;
    return fieldHtml(field, { value: values[field], isRequired, isWrong }, translate);
  });
  const hidden = [
    [HIDDEN_FIELDS.form, form],
    [HIDDEN_FIELDS.submission, submission || randomUUID()],
    ...(language === 'en' ? [] : [[HIDDEN_FIELDS.language, language] as const]),
  ] as const;
  const hiddenFields = hidden.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  const action = form === 'newsletter' ? NEWSLETTER_ACTION : FORM_ACTION;
  return `<form method="post" action="${action}" enctype="multipart/form-data">${hiddenFields.join('')}${controls.join('')}<button>${translateName(translate, BUTTONS[form])}</button></form>`;
}

function bannerHtml({ message = '', errors = [] }: Outcome, translate: Translate): string {
  const items = errors.map(
    (mistake) => `<li><a href="#${mistake.field}">${escapeMarkup(fieldMessage(mistake, translate))}</a></li>`,
  );
  const text =
    items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escapeMarkup(messageIn(message, translate))}</p>`;
  return `<div class="banner" id="mistakes" role="alert">${text}</div>`;
}

/** Creates the page for a rejected form without JavaScript: the errors, and the form with the submitted values. */
export function refusalPage(outcome: Outcome): OwnPage {
  const { errors = [], typed } = outcome;
  const language = typed?.language ?? 'en';
  const translate = language === 'sw' ? SWAHILI : ENGLISH;
  const heading = translateName(translate, errors.length > 0 ? 'Please check the form' : 'Your message was not sent');
  const form = typed === undefined ? '' : formHtml(typed, errors, translate);
  const contact = language === 'sw' ? swahiliPath('/contact') : '/contact';
  const back = `<p><a href="${contact}">${translateName(translate, 'Back to the contact page')}</a></p>`;
  return ownPage(heading, `${bannerHtml(outcome, translate)}\n${form}\n${back}`, language);
}
