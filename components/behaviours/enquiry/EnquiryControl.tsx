import { useSay } from '#words';
import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Select } from '@/components/ui/Select';
import { CALLBACK_REACH, type EnquiryField, FIELDS, INPUT_TYPES } from '@/lib/enquiry/fields';
import type { FormKind } from '@/lib/enquiry/forms';
import { mistakeAttributes } from '@/lib/enquiry/messages';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { part } from '@/lib/site/elementParts';
import type { Say } from '@/lib/words/say';

/** Id of a field's control, to which its error message links. */
export const controlId = (form: FormKind, field: EnquiryField) => `${form}-${field}`;

/** The line for the error of a field, with the message of each mistake. */
export const errorLine = (form: FormKind, field: EnquiryField, say: Say) => ({
  hidden: true,
  ...part('enquiry-form', 'error'),
  ...mistakeAttributes(form, field, say),
});

type EnquiryControlProps = {
  field: EnquiryField;
  form: FormKind;
  services: readonly ServiceOption[];
  /** Rows of a text of several lines. */
  rows: number;
};

/** A callback needs one of these, so neither is called optional. */
const isReach = (field: EnquiryField) => CALLBACK_REACH.some((reach) => reach === field);

/**
 * A field of an enquiry as the table of fields describes it. It has no maxLength: a message says that a text is too long,
 * and nothing is cut off.
 */
export function EnquiryControl({ field, form, services, rows }: EnquiryControlProps) {
  const say = useSay();
  const { label, kind, autoComplete, required, choices } = FIELDS[field];
  const isRequired = required?.[form] !== undefined;
  const common = {
    name: field,
    id: controlId(form, field),
    label: say(label),
    isRequired,
    isOptionalShown: !isRequired && !(form === 'callback' && isReach(field)),
    errorLine: errorLine(form, field, say),
  };
  if (choices) {
    const options = choices.map((choice) => ({ value: say(choice), label: say(choice) }));
    return <Select {...common} options={options} placeholder={say('Any time')} />;
  }
  if (kind === 'text') return <TextArea {...common} rows={rows} />;
  if (kind === 'service') return <Select {...common} options={services} placeholder={say('Choose a service')} />;
  return <Field {...common} type={INPUT_TYPES[kind]} autoComplete={autoComplete} />;
}
