import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Select } from '@/components/ui/Select';
import { CALLBACK_REACH, type EnquiryField, FIELDS, INPUT_TYPES } from '@/lib/enquiry/fields';
import type { FormKind } from '@/lib/enquiry/forms';
import { mistakeMessages } from '@/lib/enquiry/messages';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { part } from '@/lib/site/elementParts';
import type { Translate } from '@/lib/words/translate';

/** Id of a field's control, to which its error message links. */
export const controlId = (form: FormKind, field: EnquiryField) => `${form}-${field}`;

/** The line for the error of a field, with the message of each mistake. */
export const errorLine = (form: FormKind, field: EnquiryField, translate: Translate) => ({
  hidden: true,
  ...part('enquiry-form', 'error'),
  'data-words': JSON.stringify(mistakeMessages(form, field, translate)),
});

type EnquiryControlProps = {
  field: EnquiryField;
  form: FormKind;
  services: readonly ServiceOption[];
  /** Rows of a text of several lines. */
  rows: number;
  translate: Translate;
};

/** A callback needs one of these, so neither is called optional. */
const isReach = (field: EnquiryField) => CALLBACK_REACH.some((reach) => reach === field);

/**
 * A field of an enquiry as the table of fields describes it. It has no maxLength: a message says that a text is too long,
 * and nothing is cut off.
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
