import { useSay } from '#words';
import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Select } from '@/components/ui/Select';
import { CALLBACK_REACH, type EnquiryField, FIELDS, INPUT_TYPES } from '@/lib/enquiry/fields';
import type { FormKind } from '@/lib/enquiry/forms';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { controlId } from './useFormSubmission';

type EnquiryControlProps = {
  field: EnquiryField;
  form: FormKind;
  services: readonly ServiceOption[];
  /** Rows of a text of several lines. */
  rows: number;
  error: string | undefined;
  onEdit?: () => void;
  onServiceChange?: (value: string) => void;
};

/** A callback needs one of these, so neither is called optional. */
const isReach = (field: EnquiryField) => CALLBACK_REACH.some((reach) => reach === field);

/**
 * A field of an enquiry as the table of fields describes it. It has no maxLength: a message says that a text is too long,
 * and nothing is cut off.
 */
export function EnquiryControl(props: EnquiryControlProps) {
  const say = useSay();
  const { field, form, services, rows, error, onEdit, onServiceChange } = props;
  const { label, kind, autoComplete, required } = FIELDS[field];
  const isRequired = required?.[form] !== undefined;
  const common = {
    name: field,
    id: controlId(form, field),
    label: say(label),
    isRequired,
    isOptionalShown: !isRequired && !(form === 'callback' && isReach(field)),
    error,
    onInput: onEdit,
  };
  if (kind === 'text') return <TextArea {...common} rows={rows} />;
  if (kind !== 'service') return <Field {...common} type={INPUT_TYPES[kind]} autoComplete={autoComplete} />;
  return (
    <Select
      {...common}
      options={services}
      placeholder={say('Choose a service')}
      onChange={({ target }) => onServiceChange?.(target.value)}
    />
  );
}
