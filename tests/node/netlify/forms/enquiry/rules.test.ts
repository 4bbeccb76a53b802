import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byField, type EnquiryValues, FIELDS, FORM_FIELDS } from '../../../../../lib/enquiry/fields.ts';
import { FORM_KINDS, type FormKind } from '../../../../../lib/enquiry/forms.ts';
import { validateForm } from '../../../../../lib/enquiry/validation.ts';
import { validateSubmission } from '../../../../../netlify/forms/enquiry/validateSubmission.ts';
import { atLeast, fc } from '../../../../support/properties.ts';
import { CALLBACK, CONTACT } from '../../support/forms.ts';

/** What was changed in a good form, and what is said of it: 'field: message'. */
type Case = [title: string, change: Partial<EnquiryValues>, ...mistakes: string[]];

const NOTHING = byField(() => '');
const UNREADABLE = 'The form could not be read. Please try again.';

const CASES: Record<FormKind, { good: EnquiryValues; cases: Case[] }> = {
  contact: {
    good: CONTACT,
    cases: [
      ['a filled form', {}],
      ['no name', { name: '' }, 'name: Name is required'],
      ['a name of spaces', { name: ' \t\u00a0\u200b' }, 'name: Name is required'],
      ['no email', { email: '' }, 'email: Email is required'],
      ['an email without a dot', { email: 'asha@client' }, 'email: Please enter a valid email address'],
      ['no service', { service: '' }, 'service: Service is required'],
      ['an unknown service', { service: 'toString' }, 'service: Please choose a service from the list'],
      ["the service 'other'", { service: 'other' }],
      ['no message', { message: '\r\n \r\n' }, 'message: Message is required'],
      ['no phone and no company', { phone: '', company: '' }],
      ['a name of 100 characters', { name: 'a'.repeat(100) }],
      ['a name of 101', { name: 'a'.repeat(101) }, 'name: Please keep name under 100 characters'],
      ['an email of 254', { email: `${'a'.repeat(244)}@b.example` }],
      ['an email of 255', { email: `${'a'.repeat(245)}@b.example` }, 'email: Please keep email under 254 characters'],
      ['300 letters as email', { email: 'a'.repeat(300) }, 'email: Please keep email under 254 characters'],
      ['a phone of 40', { phone: '1'.repeat(40) }],
      ['a phone of 41', { phone: '1'.repeat(41) }, 'phone: Please keep phone under 40 characters'],
      ['a company of 150', { company: 'c'.repeat(150) }],
      ['a company of 151', { company: 'c'.repeat(151) }, 'company: Please keep company under 150 characters'],
      ['a message of 5,000', { message: 'm'.repeat(5000) }],
      ['a message of 5,000 with two-sign line breaks', { message: 'm\r\n'.repeat(2500) }],
      ['a message of 5,001', { message: 'm'.repeat(5001) }, 'message: Please keep message under 5,000 characters'],
      ['a line break in the name', { name: 'Asha\r\nBcc: x@y.example' }, `name: ${UNREADABLE}`],
      ['a line break in the phone', { phone: '1\n2' }, `phone: ${UNREADABLE}`],
      ['a line break in the service', { service: 'au\ndit' }, 'service: Please choose a service from the list'],
      [
        'nothing at all',
        NOTHING,
        'name: Name is required',
        'email: Email is required',
        'service: Service is required',
        'message: Message is required',
      ],
    ],
  },
  callback: {
    good: { ...NOTHING, ...CALLBACK },
    cases: [
      ['a name and a phone', {}],
      ['a name and an email', { phone: '', email: 'juma@client.example' }],
      ['no name', { name: '' }, 'name: Please enter your name.'],
      ['neither phone nor email', { phone: '' }, 'phone: Please enter a phone number or an email address.'],
      [
        'nothing at all',
        NOTHING,
        'name: Please enter your name.',
        'phone: Please enter a phone number or an email address.',
      ],
      ['a malformed email beside a phone', { email: 'juma' }, 'email: Please enter a valid email address'],
      ['a malformed email alone', { phone: '', email: 'juma' }, 'email: Please enter a valid email address'],
      ['an unknown service', { service: 'x' }, 'service: Please choose a service from the list'],
    ],
  },
};

/** The function's verdict on a form: its mistakes, or none. */
function mistakesAtServer(form: FormKind, values: EnquiryValues) {
  const judged = validateSubmission({ form, values });
  return Array.isArray(judged) ? judged : [];
}

/** Texts near every rule: blank, long, with odd characters, or right. */
function anyText(limit: number, right: string) {
  return fc.oneof(
    fc.constantFrom('', ' ', right, `${right} `, 'a@b.c', 'a@@b.c', 'a@.c', 'x\ny', 'x\ty', 'audit', 'other'),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.integer({ min: limit - 1, max: limit + 2 }).map((length) => 'é'.repeat(length)),
  );
}

const anyValues = fc.record(byField((field) => anyText(FIELDS[field].maxLength ?? 20, CONTACT[field])));

for (const form of FORM_KINDS) {
  describe(`The ${form} form`, () => {
    const { good, cases } = CASES[form];
    for (const [title, change, ...mistakes] of cases) {
      it(`with ${title}: browser and function say the same`, () => {
        const values = { ...good, ...change };
        const found = validateForm(form, values);
        assert.deepEqual(
          found.map(({ field, message }) => `${field}: ${message}`),
          mistakes,
        );
        assert.deepEqual(mistakesAtServer(form, values), found);
      });
    }

    it('whatever is entered: browser and function find the same mistakes, in field order', () => {
      fc.assert(
        fc.property(anyValues, (values) => {
          const found = validateForm(form, values);
          assert.deepEqual(mistakesAtServer(form, values), found);
          const order = found.map(({ field }) => FORM_FIELDS[form].indexOf(field));
          assert.deepEqual(
            order,
            order.toSorted((a, b) => a - b),
          );
        }),
        { numRuns: atLeast(500) },
      );
    });
  });
}
