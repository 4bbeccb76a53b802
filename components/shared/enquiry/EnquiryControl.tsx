import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Select } from '@/components/ui/Select';
import { CALLBACK_CONTACTS, type EnquiryField, FIELDS, INPUT_TYPES } from '@/lib/enquiry/fields';
import type { FormKind } from '@/lib/enquiry/forms';
import { mistakeMessages } from '@/lib/enquiry/messages';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { part } from '@/lib/site/elementParts';
import type { Translate } from '@/lib/words/translate';

/** Id of a field's control; error messages link to it. */
export const controlId = (form: FormKind, field: EnquiryField) => `${form}-${field}`;

/** Attributes of a field's error line, with a message for each possible error. */
export const errorLine = (form: FormKind, field: EnquiryField, translate: Translate) => ({
  hidden: true,
  ...part('enquiry-form', 'error'),
  'data-words': JSON.stringify(mistakeMessages(form, field, translate)),
});

type EnquiryControlProps = {
  field: EnquiryField;
  form: FormKind;
  services: readonly ServiceOption[];
  /** Rows of a textarea. */
  rows: number;
  translate: Translate;
};

/** A callback needs a phone number or an email address, so neither is labelled optional. */
const isReach = (field: EnquiryField) => CALLBACK_CONTACTS.some((reach) => reach === field);

/**
 * A form field, rendered from its entry in FIELDS. It has no maxLength: text that is too long gets an error message instead of
 * being cut off.
 */
export function EnquiryControl({ field, form, services, rows, translate }: EnquiryControlProps) {
  const { label, kind, autoComplete, required, choices } = FIELDS[field];
  const isRequired = required?.[form] !== undefined;
  const common = {
    name: field,
    id: controlId(form, field),
    label: translate(label),
    isRequired,
    optional: isRequired || (form === 'callback' && isReach(field)) ? undefined : translate('optional'),
    errorLine: errorLine(form, field, translate),
  };
  if (choices) {
    const options = choices.map((choice) => ({ value: translate(choice), label: translate(choice) }));
    return <Select {...common} options={options} placeholder={translate('Any time')} />;
  }
  if (kind === 'text') return <TextArea {...common} rows={rows} />;
  if (kind === 'service') return <Select {...common} options={services} placeholder={translate('Choose a service')} />;
  return <Field {...common} type={INPUT_TYPES[kind]} autoComplete={autoComplete} />;
}
