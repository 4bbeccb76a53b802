import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byField, type EnquiryValues } from '../../../../../lib/enquiry/fields.ts';
import { FORM_KINDS, type FormKind } from '../../../../../lib/enquiry/forms.ts';
import { fieldMessage, mistakeMessages } from '../../../../../lib/enquiry/messages.ts';
import { normaliseAddress, normaliseLine, normaliseText } from '../../../../../lib/enquiry/normalise.ts';
import { isServiceValue, SERVICE_OPTIONS } from '../../../../../lib/enquiry/serviceOptions.ts';
import { validateForm } from '../../../../../lib/enquiry/validation.ts';
import { getAllServices } from '../../../../../lib/server/content/loaders/services.ts';
import { ENGLISH } from '../../../../../lib/words/translate.ts';
import { enquiryId, reference } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { parseForm } from '../../../../../netlify/forms/enquiry/formSchema.ts';
import { shortId } from '../../../../../netlify/forms/runtime/entryName.ts';
import { atLeast, fc } from '../../../../support/properties.ts';
import { CALLBACK, CONTACT } from '../../support/forms.ts';

/** A change to a valid form, and the expected messages as 'field: message'. */
type Case = [title: string, change: Partial<EnquiryValues>, ...mistakes: string[]];

/** Mistakes found by the browser's validation. */
const mistakesIn = (form: FormKind, values: EnquiryValues) => validateForm(form, values, isServiceValue);

const NOTHING = byField(() => '');
const UNREADABLE = 'The form could not be read. Please try again.';
const NO_NAME = 'name: Name is required';
const NO_CALLER = 'name: Please enter your name.';
const NO_EMAIL = 'email: Please enter a valid email address';
const NO_SERVICE = 'service: Please choose a service from the list';
const NOBODY = 'phone: Please enter a phone number or an email address.';

const CASES: Record<FormKind, { good: EnquiryValues; cases: Case[] }> = {
  contact: {
    good: CONTACT,
    cases: [
      ['a filled form', {}],
      ['no name', { name: '' }, NO_NAME],
      ['a name of spaces', { name: ' \t\u00a0\u200b' }, NO_NAME],
      ['no email', { email: '' }, 'email: Email is required'],
      ['an email without a dot', { email: 'asha@client' }, NO_EMAIL],
      ['no service', { service: '' }, 'service: Service is required'],
      ['an unknown service', { service: 'toString' }, NO_SERVICE],
      ['no message', { message: '\r\n \r\n' }, 'message: Message is required'],
      ['a name of 100 characters', { name: 'a'.repeat(100) }],
      ['a name of 101', { name: 'a'.repeat(101) }, 'name: Please keep name under 100 characters'],
      ['an email of 254', { email: `${'a'.repeat(244)}@b.example` }],
      ['an email of 255', { email: `${'a'.repeat(245)}@b.example` }, 'email: Please keep email under 254 characters'],
      ['a phone of 41', { phone: '1'.repeat(41) }, 'phone: Please keep phone under 40 characters'],
      ['a company of 151', { company: 'c'.repeat(151) }, 'company: Please keep company under 150 characters'],
      ['a message of 5,000 with two-sign line breaks', { message: 'm\r\n'.repeat(2500) }],
      ['a message of 5,001', { message: 'm'.repeat(5001) }, 'message: Please keep message under 5,000 characters'],
      ['a line break in the name', { name: 'Asha\r\nBcc: x@y.example' }, `name: ${UNREADABLE}`],
      ['a line break in the phone', { phone: '1\n2' }, `phone: ${UNREADABLE}`],
      [
        'nothing at all',
        NOTHING,
        NO_NAME,
        ...['Email', 'Service', 'Message'].map((one) => `${one.toLowerCase()}: ${one} is required`),
      ],
    ],
  },
  callback: {
    good: { ...NOTHING, ...CALLBACK },
    cases: [
      ['a name and a phone', {}],
      ['no name', { name: '' }, NO_CALLER],
      ['a number of seven digits', { phone: '212-0010' }],
      ['a number of six digits', { phone: '12-34-56' }, 'phone: This phone number is too short.'],
      ['a phone without digits', { phone: 'the office' }, NOBODY],
      ['a number of six digits and an email', { phone: '123456', email: 'juma@client.example' }],
      ['two dots in the email', { email: 'a@b..c' }, NO_EMAIL],
      ['neither phone nor email', { phone: '' }, NOBODY],
      ['nothing at all', NOTHING, NO_CALLER, NOBODY],
      ['a malformed email beside a phone', { email: 'juma' }, NO_EMAIL],
      [
        'a phone that is too long and holds no number, no name and an unknown service',
        { name: '', phone: '-'.repeat(41), service: 'x' },
        NO_CALLER,
        'phone: Please keep phone under 40 characters',
        NO_SERVICE,
      ],
      ['an unknown service and nobody to reach', { phone: '', service: 'x' }, NOBODY, NO_SERVICE],
    ],
  },
  newsletter: {
    good: { ...NOTHING, email: 'asha@client.example' },
    cases: [
      ['an address', {}],
      ['an address with space around it', { email: ' asha@client.example\n' }],
      ['no address', { email: '' }, NO_EMAIL],
      ['a name in place of an address', { email: 'asha' }, NO_EMAIL],
      ['a name beside it, which it does not ask for', { name: 'a'.repeat(101) }],
    ],
  },
};

for (const form of FORM_KINDS) {
  describe(`the ${form} form`, () => {
    const { good, cases } = CASES[form];
    for (const [title, change, ...mistakes] of cases) {
      it(`with ${title}: ${mistakes.join(', ') || 'nothing is wrong'}, both in the browser and in the function`, () => {
        const values = { ...good, ...change };
        for (const found of [mistakesIn(form, values), parseForm(form, values).errors ?? []]) {
          assert.deepEqual(
            found.map((mistake) => `${mistake.field}: ${fieldMessage(mistake, ENGLISH)}`),
            mistakes,
          );
          for (const { field, code } of found) {
            const message = fieldMessage({ form, field, code }, ENGLISH);
            assert.equal(mistakeMessages(form, field, ENGLISH)[code], message);
          }
        }
      });
    }
  });
}

it('a callback never stores a company', () => {
  assert.deepEqual(parseForm('callback', CONTACT).values, { ...CONTACT, company: '' });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', 'a@b.example', 'a@b', '0712 345 678', 'audit', ' \u200b', 'a\nb', 'x'.repeat(300)),
);

it('the browser and the function report the same mistakes for any text in any field', () => {
  const anyValues = fc.record(byField(() => anyText));
  const check = (form: FormKind, values: EnquiryValues) =>
    assert.deepEqual(parseForm(form, values).errors ?? [], mistakesIn(form, values));
  fc.assert(fc.property(fc.constantFrom(...FORM_KINDS), anyValues, check), { numRuns: atLeast(2_000) });
});

describe('an invisible character', () => {
  const ADDRESS = CONTACT.email;
  const DIRECTION_MARKS = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
  const INVISIBLE = [...DIRECTION_MARKS, ...'\u00ad\u200b\u200c\u200d\u2060\ufe0f\ufeff'];

  it('around or inside an email address is removed before validation', () => {
    for (const sign of INVISIBLE) {
      for (const typed of [`${sign}${ADDRESS}`, `${ADDRESS}${sign}`, ADDRESS.replace('@', `${sign}@${sign}`)]) {
        assert.equal(normaliseAddress(typed), ADDRESS, encodeURI(sign));
        assert.deepEqual(mistakesIn('contact', { ...CONTACT, email: typed }), [], encodeURI(sign));
      }
    }
  });

  it('that changes the writing direction is removed from names and messages', () => {
    for (const sign of DIRECTION_MARKS) {
      assert.equal(normaliseLine(`Asha ${sign}Mrema`), 'Asha Mrema', encodeURI(sign));
      assert.equal(normaliseText(`Asha ${sign}Mrema\n`), 'Asha Mrema', encodeURI(sign));
    }
  });

  it('that belongs to the spelling of a name is kept, such as Sinhala and Persian joiners', () => {
    for (const name of ['ශ්\u200dරී', 'علی\u200cرضا']) assert.equal(normaliseLine(name), name);
  });
});

it('input is trimmed and loses control characters, but a message keeps its line breaks as \\n', () => {
  assert.equal(normaliseLine('  Asha\u0000\tMrema \r\n'), 'Asha  Mrema');
  assert.equal(normaliseText('\r\nOne\r\nTwo\rThree\u0007\n'), 'One\nTwo\nThree');
});

it("the list of services has the site's services with their titles, then Other", () => {
  const services = getAllServices('en').map(({ id, title }) => ({ value: id, label: title }));
  assert.deepEqual(SERVICE_OPTIONS, [...services, { value: 'other', label: 'Other' }]);
});

describe('the ID of an enquiry', () => {
  const identity = { form: 'contact', submission: '0b9d', values: CONTACT } as const;

  it('is the same for the same submission and content, and unique without a submission', () => {
    assert.equal(enquiryId(identity), enquiryId({ ...identity, values: { ...CONTACT } }));
    assert.notEqual(enquiryId({ ...identity, submission: '' }), enquiryId({ ...identity, submission: '' }));
  });

  it('changes with the content, the submission or the form', () => {
    const edited = { ...identity, values: { ...CONTACT, message: 'Never mind.' } };
    const moved = { ...identity, values: { ...CONTACT, phone: CONTACT.company, company: CONTACT.phone } };
    const others = [edited, moved, { ...identity, submission: '0b9e' }, { ...identity, form: 'callback' } as const];
    assert.equal(new Set([identity, ...others].map(enquiryId)).size, 5);
  });

  it('yields a readable reference, which its short form yields too', () => {
    const id = enquiryId(identity);
    assert.match(reference(id), /^[A-Z]{2}-\d{2}-\d{5}$/);
    assert.equal(reference(shortId(id)), reference(id));
    assert.notEqual(reference(enquiryId({ ...identity, submission: '0b9e' })), reference(id));
  });
});
