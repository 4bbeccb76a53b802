import type { Phrase } from '../words/phrases.ts';
import type { FormKind } from './forms.ts';

/** Returns the first text value of a field, skipping files; empty if the form has no such field. */
export function textIn(data: FormData, field: string): string {
  return data.getAll(field).find((value) => typeof value === 'string') ?? '';
}

/** Returns the values of all enquiry fields in a form. */
export const formValues = (data: FormData): EnquiryValues => byField((field) => textIn(data, field));

/** Field type, which determines its control, input type, validation and normalisation. */
export type FieldKind = 'line' | 'email' | 'phone' | 'service' | 'text';

/** Properties that differ between fields. */
type FieldDefinition = {
  /** Label of the control. The contact form also exists in Kiswahili; its texts are in content/words.sw.json. */
  label: Phrase;
  kind: FieldKind;
  /** Maximum length in UTF-16 units, as for `maxlength`. Not needed for a service, which must be on the list. */
  maxLength?: number;
  /** Options shown in the form and sent as they are. The endpoint accepts any single line. */
  choices?: readonly Phrase[];
  /** Value of the `autocomplete` attribute. */
  autoComplete?: string;
  /** Forms that require the field, with the message for a missing value. Optional in all other forms. */
  required?: { contact?: Phrase; callback?: Phrase; newsletter?: Phrase };
};

/**
 * All enquiry fields, in the order used by the contact form, e-mails and the staff's tables. A new field of the contact form
 * needs only an entry here: docs/add-a-form-field.md.
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

/** Field name used in forms, in the store and in the staff's tables. */
export type EnquiryField = keyof typeof TABLE;

/** Values of a filled-in form, by field. Empty if nothing was entered or the form has no such field. */
export type EnquiryValues = Record<EnquiryField, string>;

export const FIELDS: Readonly<Record<EnquiryField, FieldDefinition>> = TABLE;

/** Type guard for field names. */
const isEnquiryField = (name: string): name is EnquiryField => Object.hasOwn(TABLE, name);

/** All field names, in table order. */
export const ENQUIRY_FIELDS: readonly EnquiryField[] = Object.keys(TABLE).filter(isEnquiryField);

/** The fields of each form, in the order in which they and their errors are shown. */
export const FORM_FIELDS: Readonly<Record<FormKind, readonly EnquiryField[]>> = {
  contact: ENQUIRY_FIELDS.filter((field) => field !== 'time'),
  callback: ['name', 'phone', 'email', 'time', 'service', 'message'],
  newsletter: ['email'],
};

/** Fields of the callback form on Contact, above the message form. */
export const CALLBACK_BRIEF_FIELDS = ['name', 'phone', 'email', 'time'] as const satisfies readonly EnquiryField[];

/** A callback needs at least one of these. If both are missing, the first one shows the error. */
export const CALLBACK_CONTACTS = ['phone', 'email'] as const satisfies readonly EnquiryField[];

/** Minimum number of digits in a phone number that can be called. */
const FEWEST_PHONE_DIGITS = 7;

/**
 * Checks whether a callback has an email address or a phone number that can be called. Returns what is missing; undefined
 * if nothing is. Both values must be normalised.
 */
export function missingContact({
  phone,
  email,
}: Pick<EnquiryValues, 'phone' | 'email'>): 'unreachable' | 'short-phone' | undefined {
  const digits = phone.replace(/\D/g, '').length;
  if (email !== '' || digits >= FEWEST_PHONE_DIGITS) return undefined;
  return digits === 0 ? 'unreachable' : 'short-phone';
}

/** `type` attributes by kind of field. */
export const INPUT_TYPES = { line: 'text', email: 'email', phone: 'tel' } as const satisfies Partial<
  Record<FieldKind, string>
>;

/** Builds a record with a value for every field. */
export function byField<Value>(pick: (field: EnquiryField) => Value): Record<EnquiryField, Value> {
  // The type of fromEntries does not record that every field has an entry.
  return Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, pick(field)])) as Record<EnquiryField, Value>;
}
