import { randomUUID } from 'node:crypto';
import serviceTwins from '../../../content/services.sw.json' with { type: 'json' };
import { type EnquiryField, FIELDS, FORM_FIELDS, INPUT_TYPES } from '../../../lib/enquiry/fields.ts';
import { type FieldError, FORM_ACTION, type FormKind, HIDDEN_FIELDS } from '../../../lib/enquiry/forms.ts';
import { SERVICE_OPTIONS } from '../../../lib/enquiry/serviceOptions.ts';
import { swahiliPath } from '../../../lib/site/twins.ts';
import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import { sayerIn } from '../../../lib/words/sayIn.ts';
import { contactWords } from '../../../lib/words/sw/contact.ts';
import { shellWords } from '../../../lib/words/sw/shell.ts';
import type { Outcome } from './outcome.ts';
import { type OwnPage, ownPage } from './ownPage.ts';

/** Kiswahili by the English words; the services as content has them. */
const WORDS = {
  ...contactWords,
  optional: shellWords.optional,
  ...Object.fromEntries(serviceTwins.texts.map(({ en, sw }) => [en, sw])),
};

const TEXT_ROWS = 5;
const BUTTONS: Record<FormKind, string> = { contact: 'Send message', callback: 'Request a callback' };

/** Says an English text in the language of the form. */
type Sayer = ReturnType<typeof sayerIn>;

function serviceControl(attributes: string, value: string, inWords: Sayer): string {
  const options = [{ value: '', label: 'Choose a service' }, ...SERVICE_OPTIONS].map(
    (option) =>
      `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escapeMarkup(inWords(option.label))}</option>`,
  );
  return `<select ${attributes}>${options.join('')}</select>`;
}

function control(field: EnquiryField, attributes: string, value: string, inWords: Sayer): string {
  const { kind, autoComplete = 'off' } = FIELDS[field];
  if (kind === 'service') return serviceControl(attributes, value, inWords);
  // Browsers drop a line break directly after the tag; this one protects the visitor's own.
  if (kind === 'text') return `<textarea ${attributes} rows="${TEXT_ROWS}">\n${escapeMarkup(value)}</textarea>`;
  const type = `type="${INPUT_TYPES[kind]}" autocomplete="${autoComplete}"`;
  return `<input ${attributes} ${type} value="${escapeMarkup(value)}">`;
}

type FieldState = { value: string; isRequired: boolean; isWrong: boolean };

function fieldHtml(field: EnquiryField, { value, isRequired, isWrong }: FieldState, inWords: Sayer): string {
  const required = isRequired ? ' required' : '';
  const invalid = isWrong ? ' aria-invalid="true" aria-describedby="mistakes"' : '';
  const label = `${inWords(FIELDS[field].label)}${isRequired ? '' : ` (${inWords('optional')})`}`;
  const attributes = `id="${field}" name="${field}"${required}${invalid}`;
  return `<label for="${field}">${label}</label>${control(field, attributes, value, inWords)}`;
}

/** The form with the typed values, to be sent again. Its submission id keeps two posts from being stored twice. */
function formHtml(
  { form, submission, language, values }: NonNullable<Outcome['typed']>,
  errors: readonly FieldError<EnquiryField>[],
  inWords: Sayer,
): string {
  const controls = FORM_FIELDS[form].map((field) => {
    const isWrong = errors.some((error) => error.field === field);
    const isRequired = FIELDS[field].required?.[form] !== undefined;
    return fieldHtml(field, { value: values[field], isRequired, isWrong }, inWords);
  });
  const hidden = [
    [HIDDEN_FIELDS.form, form],
    [HIDDEN_FIELDS.submission, submission || randomUUID()],
    ...(language === 'en' ? [] : [[HIDDEN_FIELDS.language, language] as const]),
  ] as const;
  const hiddenFields = hidden.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  return `<form method="post" action="${FORM_ACTION}" enctype="multipart/form-data">${hiddenFields.join('')}${controls.join('')}<button>${inWords(BUTTONS[form])}</button></form>`;
}

function bannerHtml({ message = '', errors = [] }: Outcome, inWords: Sayer): string {
  const items = errors.map(
    ({ field, message }) => `<li><a href="#${field}">${escapeMarkup(inWords(message))}</a></li>`,
  );
  const text = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escapeMarkup(inWords(message))}</p>`;
  return `<div class="banner" id="mistakes" role="alert">${text}</div>`;
}

/**
 * The page for a browser that posted without script and was refused: the errors, and the form with the typed values.
 */
export function refusalPage(outcome: Outcome): OwnPage {
  const { errors = [], typed } = outcome;
  const language = typed?.language ?? 'en';
  const inWords = sayerIn(language, WORDS);
  const heading = inWords(errors.length > 0 ? 'Please check the form' : 'Your message was not sent');
  const form = typed === undefined ? '' : formHtml(typed, errors, inWords);
  const contact = language === 'sw' ? swahiliPath('/contact') : '/contact';
  const back = `<p><a href="${contact}">${inWords('Back to the contact page')}</a></p>`;
  return ownPage(heading, `${bannerHtml(outcome, inWords)}\n${form}\n${back}`, language);
}
