import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  CALLBACK_FIELDS,
  type CallbackValues,
  CONTACT_FIELDS,
  type ContactValues,
  FIELD_LIMITS,
} from '../../../../../lib/enquiry/fields.ts';
import { validateCallback, validateContact } from '../../../../../lib/enquiry/validation.ts';
import { validateSubmission } from '../../../../../netlify/forms/enquiry/validateSubmission.ts';
import { atLeast, fc } from '../../../../support/properties.ts';
import { CALLBACK, CONTACT } from '../../support/forms.ts';

const UNREADABLE = 'The form could not be read. Please try again.';

type Case<Values> = { title: string; change: Partial<Values>; expected: [string, string][] };

const CONTACT_CASES: Case<ContactValues>[] = [
  { title: 'a filled form', change: {}, expected: [] },
  { title: 'no name', change: { name: '' }, expected: [['name', 'Name is required']] },
  { title: 'a name of spaces', change: { name: ' \t\u00a0\u200b' }, expected: [['name', 'Name is required']] },
  { title: 'no email', change: { email: '' }, expected: [['email', 'Email is required']] },
  {
    title: 'an email without a dot',
    change: { email: 'asha@client' },
    expected: [['email', 'Please enter a valid email address']],
  },
  { title: 'no service', change: { service: '' }, expected: [['service', 'Service is required']] },
  {
    title: 'an unknown service',
    change: { service: 'toString' },
    expected: [['service', 'Please choose a service from the list']],
  },
  { title: "the service 'other'", change: { service: 'other' }, expected: [] },
  { title: 'no message', change: { message: '\r\n \r\n' }, expected: [['message', 'Message is required']] },
  { title: 'no phone and no company', change: { phone: '', company: '' }, expected: [] },
  { title: 'a name of 100 characters', change: { name: 'a'.repeat(100) }, expected: [] },
  {
    title: 'a name of 101 characters',
    change: { name: 'a'.repeat(101) },
    expected: [['name', 'Please keep name under 100 characters']],
  },
  {
    title: 'an email of 255 characters',
    change: { email: `${'a'.repeat(245)}@b.example` },
    expected: [['email', 'Please keep email under 254 characters']],
  },
  { title: 'an email of 254 characters', change: { email: `${'a'.repeat(244)}@b.example` }, expected: [] },
  {
    title: 'a phone of 41 characters',
    change: { phone: '1'.repeat(41) },
    expected: [['phone', 'Please keep phone under 40 characters']],
  },
  {
    title: 'a company of 151 characters',
    change: { company: 'c'.repeat(151) },
    expected: [['company', 'Please keep company under 150 characters']],
  },
  { title: 'a message of 5,000 characters', change: { message: 'm'.repeat(5000) }, expected: [] },
  { title: '5,000 characters with two-sign line breaks', change: { message: 'm\r\n'.repeat(2500) }, expected: [] },
  {
    title: 'a message of 5,001 characters',
    change: { message: 'm'.repeat(5001) },
    expected: [['message', 'Please keep message under 5,000 characters']],
  },
  { title: 'a line break in the name', change: { name: 'Asha\r\nBcc: x@y.example' }, expected: [['name', UNREADABLE]] },
  { title: 'a line break in the phone', change: { phone: '1\n2' }, expected: [['phone', UNREADABLE]] },
  {
    title: 'nothing at all',
    change: { name: '', email: '', phone: '', company: '', service: '', message: '' },
    expected: [
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['service', 'Service is required'],
      ['message', 'Message is required'],
    ],
  },
];

const CALLBACK_CASES: Case<CallbackValues>[] = [
  { title: 'a name and a phone', change: {}, expected: [] },
  { title: 'a name and an email', change: { phone: '', email: 'juma@client.example' }, expected: [] },
  { title: 'no name', change: { name: '' }, expected: [['name', 'Please enter your name.']] },
  {
    title: 'neither phone nor email',
    change: { phone: '' },
    expected: [['phone', 'Please enter a phone number or an email address.']],
  },
  {
    title: 'nothing at all',
    change: { name: '', phone: '' },
    expected: [
      ['name', 'Please enter your name.'],
      ['phone', 'Please enter a phone number or an email address.'],
    ],
  },
  {
    title: 'a malformed email beside a phone',
    change: { email: 'juma' },
    expected: [['email', 'Please enter a valid email address']],
  },
  {
    title: 'an unknown service',
    change: { service: 'x' },
    expected: [['service', 'Please choose a service from the list']],
  },
];

function serverErrors(form: 'contact' | 'callback', values: ContactValues): unknown[] {
  const judged = validateSubmission({ form, submission: '', honeypot: '', elapsed: undefined, values });
  return Array.isArray(judged) ? judged : [];
}

function asErrors(expected: [string, string][]): { field: string; message: string }[] {
  return expected.map(([field, message]) => ({ field, message }));
}

describe('The contact form', () => {
  for (const { title, change, expected } of CONTACT_CASES) {
    it(`with ${title}: browser and function say the same`, () => {
      const values = { ...CONTACT, ...change };
      assert.deepEqual(validateContact(values), asErrors(expected));
      assert.deepEqual(serverErrors('contact', values), asErrors(expected));
    });
  }
});

describe('The callback form', () => {
  for (const { title, change, expected } of CALLBACK_CASES) {
    it(`with ${title}: browser and function say the same`, () => {
      const values = { ...CALLBACK, ...change };
      assert.deepEqual(validateCallback(values), asErrors(expected));
      assert.deepEqual(serverErrors('callback', { ...values, company: '' }), asErrors(expected));
    });
  }
});

/** Texts near every rule: blank, long, with odd characters, or right. */
function anyText(limit: number, right: string) {
  return fc.oneof(
    fc.constantFrom('', ' ', right, `${right} `, 'a@b.c', 'a@@b.c', 'a@.c', 'x\ny', 'x\ty', 'audit', 'other'),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.integer({ min: limit - 1, max: limit + 2 }).map((length) => 'é'.repeat(length)),
  );
}

const anyContact: fc.Arbitrary<ContactValues> = fc.record({
  name: anyText(FIELD_LIMITS.name, CONTACT.name),
  email: anyText(FIELD_LIMITS.email, CONTACT.email),
  phone: anyText(FIELD_LIMITS.phone, CONTACT.phone),
  company: anyText(FIELD_LIMITS.company, CONTACT.company),
  service: anyText(20, CONTACT.service),
  message: anyText(FIELD_LIMITS.message, CONTACT.message),
});

describe('Whatever is typed', () => {
  it('browser and function find the same mistakes in a contact form, in field order', () => {
    fc.assert(
      fc.property(anyContact, (values) => {
        const errors = validateContact(values);
        assert.deepEqual(serverErrors('contact', values), errors);
        const order = errors.map(({ field }) => CONTACT_FIELDS.indexOf(field));
        assert.deepEqual(
          order,
          order.toSorted((a, b) => a - b),
        );
      }),
      { numRuns: atLeast(500) },
    );
  });

  it('browser and function find the same mistakes in a callback form, in field order', () => {
    fc.assert(
      fc.property(anyContact, ({ company: _, ...values }) => {
        const errors = validateCallback(values);
        assert.deepEqual(serverErrors('callback', { ...values, company: '' }), errors);
        const order = errors.map(({ field }) => CALLBACK_FIELDS.indexOf(field));
        assert.deepEqual(
          order,
          order.toSorted((a, b) => a - b),
        );
      }),
      { numRuns: atLeast(500) },
    );
  });
});
