import type { Phrase } from '../words/phrases.ts';
import type { FormKind } from './forms.ts';

/** First text of a field, whatever files precede it. Empty if the form has no such field. */
export function textIn(data: FormData, field: string): string {
  return data.getAll(field).find((value) => typeof value === 'string') ?? '';
}

/** What a form calls each field of an enquiry. */
export const formValues = (data: FormData): EnquiryValues => byField((field) => textIn(data, field));

/** Kind of a field, which decides its control, the type of its input, its rules, and how its value is tidied up. */
export type FieldKind = 'line' | 'email' | 'phone' | 'service' | 'text';

/** Everything that differs from one field to the next. */
type FieldDefinition = {
  /** Label next to its control. The contact form exists in Kiswahili too, with its words in content/words.sw.json. */
  label: Phrase;
  /** Label in the office's mails, if it differs. */
  mailLabel?: string;
  kind: FieldKind;
  /** Counted as the browser's `maxlength` counts (UTF-16 units). A service needs none, because it must be on the list. */
  maxLength?: number;
  /** The choices in the form, which are also what is sent; the endpoint accepts any line. */
  choices?: readonly Phrase[];
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
  /** The forms that require it, each with the message shown if it is missing. Optional in any other form. */
  required?: { contact?: Phrase; callback?: Phrase; newsletter?: Phrase };
};

/**
 * Every field of an enquiry, in the order in which the contact form, mails and the staff's tables show them. An entry is
 * all that a new field of the contact form needs: docs/add-a-form-field.md.
 */
const TABLE = {
  name: {
    label: 'Name',
    kind: 'line',
    maxLength: 100,
    autoComplete: 'name',
    required: { contact: 'Name is required', callback: 'Please enter your name.' },
  },
  email: {
    label: 'Email',
    mailLabel: 'E-mail',
    kind: 'email',
    maxLength: 254,
    autoComplete: 'email',
    required: { contact: 'Email is required', newsletter: 'Please enter a valid email address' },
  },
  phone: { label: 'Phone', kind: 'phone', maxLength: 40, autoComplete: 'tel' },
  company: { label: 'Company', kind: 'line', maxLength: 150, autoComplete: 'organization' },
  time: {
    label: 'Best time to call',
    kind: 'line',
    maxLength: 60,
    choices: ['Morning', 'Around noon', 'Afternoon', 'Saturday morning'],
  },
  service: { label: 'Service', kind: 'service', required: { contact: 'Service is required' } },
  message: { label: 'Message', kind: 'text', maxLength: 5000, required: { contact: 'Message is required' } },
} as const satisfies Record<string, FieldDefinition>;

/** Name of a field in forms, in the store and in the staff's tables. */
export type EnquiryField = keyof typeof TABLE;

/** What a filled form contains, by field. Empty if nothing was entered or the form has no such field. */
export type EnquiryValues = Record<EnquiryField, string>;

/** The table of fields. */
export const FIELDS: Readonly<Record<EnquiryField, FieldDefinition>> = TABLE;

/** True for the name of a field. */
const isEnquiryField = (name: string): name is EnquiryField => Object.hasOwn(TABLE, name);

/** The names of all fields in the order of the table. */
export const ENQUIRY_FIELDS: readonly EnquiryField[] = Object.keys(TABLE).filter(isEnquiryField);

/** The fields of each form in the order in which it shows them and lists their errors. */
export const FORM_FIELDS: Readonly<Record<FormKind, readonly EnquiryField[]>> = {
  contact: ENQUIRY_FIELDS.filter((field) => field !== 'time'),
  callback: ['name', 'phone', 'email', 'time', 'service', 'message'],
  newsletter: ['email'],
};

/** What the callback form asks on Contact, above the message form. */
export const CALLBACK_BRIEF_FIELDS = ['name', 'phone', 'email', 'time'] as const satisfies readonly EnquiryField[];

/** A callback needs one of these. If both are missing, the first one shows the error. */
export const CALLBACK_REACH = ['phone', 'email'] as const satisfies readonly EnquiryField[];

/** With fewer digits it is not a number that can be called. */
const FEWEST_PHONE_DIGITS = 7;

/**
 * What a callback lacks to reach its sender: an e-mail address, a number that can be called, either of them, or digits of the
 * number.
 * Both values are normalised.
 */
export function missingReach({
  phone,
  email,
}: Pick<EnquiryValues, 'phone' | 'email'>): 'unreachable' | 'short-phone' | undefined {
  const digits = phone.replace(/\D/g, '').length;
  if (email !== '' || digits >= FEWEST_PHONE_DIGITS) return undefined;
  return digits === 0 ? 'unreachable' : 'short-phone';
}

/** Values of an input's `type`. */
export const INPUT_TYPES = { line: 'text', email: 'email', phone: 'tel' } as const satisfies Partial<
  Record<FieldKind, string>
>;

/** A value for every field. */
export function byField<Value>(pick: (field: EnquiryField) => Value): Record<EnquiryField, Value> {
  // fromEntries does not know that every field has an entry.
  return Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, pick(field)])) as Record<EnquiryField, Value>;
}
