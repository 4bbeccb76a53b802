import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  normaliseAddress,
  normaliseField,
  normaliseLine,
  normaliseText,
} from '../../../../../lib/enquiry/normalise.ts';
import { SERVICE_OPTIONS, serviceLabel } from '../../../../../lib/enquiry/serviceOptions.ts';
import { validateForm } from '../../../../../lib/enquiry/validation.ts';
import { getAllServices } from '../../../../../lib/server/content/loaders/services.ts';
import { enquiryId } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { FORM_SCHEMAS } from '../../../../../netlify/forms/enquiry/enquirySchemas.ts';
import { assertEach } from '../../support/assertEach.ts';
import { CONTACT } from '../../support/forms.ts';

describe('An invisible character', () => {
  const ADDRESS = 'asha@client.example';
  // Written as numbers, since nobody would see them.
  const DIRECTION_MARKS = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e].concat([
    0x2066, 0x2067, 0x2068, 0x2069,
  ]);
  const INVISIBLE = [...DIRECTION_MARKS, 0x00ad, 0x200b, 0x200c, 0x200d, 0x2060, 0xfe0f, 0xfeff];
  const codePoint = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

  it('around or in an e-mail address goes before the address is judged', () =>
    assertEach(
      INVISIBLE,
      (code) => {
        const sign = String.fromCodePoint(code);
        for (const typed of [`${sign}${ADDRESS}`, `${ADDRESS}${sign}`, ADDRESS.replace('@', `${sign}@${sign}`)]) {
          assert.equal(normaliseAddress(typed), ADDRESS);
          assert.equal(FORM_SCHEMAS.contact.parse({ ...CONTACT, email: typed }).email, ADDRESS);
          assert.deepEqual(validateForm('contact', { ...CONTACT, email: typed }), []);
        }
      },
      codePoint,
    ));

  it('alone is no e-mail address, no name and no message', () =>
    assertEach(
      INVISIBLE,
      (code) => {
        for (const field of ['email', 'name', 'message'] as const) {
          assert.equal(normaliseField(field, String.fromCodePoint(code)), '');
        }
      },
      codePoint,
    ));

  it('that turns the writing direction goes from names and messages', () =>
    assertEach(
      DIRECTION_MARKS,
      (code) => {
        const typed = `Asha ${String.fromCodePoint(code)}Mrema`;
        assert.equal(normaliseLine(typed), 'Asha Mrema');
        assert.equal(normaliseText(`${typed}\n`), 'Asha Mrema');
      },
      codePoint,
    ));

  it('with which a name is spelt stays: joiners of Sinhala and Persian', () => {
    for (const name of ['ශ්\u200dරී', 'علی\u200cرضا']) assert.equal(normaliseLine(name), name);
  });
});

describe('What was typed', () => {
  it('loses the space around a line and control characters in it', () => {
    assert.equal(normaliseLine('  Asha\u0000\tMrema \r\n'), 'Asha  Mrema');
  });

  it('keeps the line breaks of a message, each as one sign', () => {
    assert.equal(normaliseText('\r\nOne\r\nTwo\rThree\u0007\n'), 'One\nTwo\nThree');
  });
});

describe('The list of services', () => {
  it('has the services of the site under their titles, then Other', () => {
    const services = getAllServices().map(({ id, title }) => ({ value: id, label: title }));
    assert.deepEqual(SERVICE_OPTIONS, [...services, { value: 'other', label: 'Other' }]);
  });

  it('gives back a value that it does not have', () => assert.equal(serviceLabel('constructor'), 'constructor'));
});

describe('The id of an enquiry', () => {
  const identity = { form: 'contact', submission: '0b9d', values: CONTACT } as const;

  it('is the same for the same submission and content', () => {
    assert.equal(enquiryId(identity), enquiryId({ ...identity, values: { ...CONTACT } }));
    assert.match(enquiryId(identity), /^[0-9a-f]{64}$/);
  });

  it('is another for an edited content, another submission or the other form', () => {
    const edited = { ...identity, values: { ...CONTACT, message: 'Never mind.' } };
    const moved = { ...identity, values: { ...CONTACT, phone: CONTACT.company, company: CONTACT.phone } };
    const others = [edited, moved, { ...identity, submission: '0b9e' }, { ...identity, form: 'callback' } as const];
    assert.equal(new Set([identity, ...others].map(enquiryId)).size, 5);
  });

  it('is new each time where there is no submission', () => {
    assert.notEqual(enquiryId({ ...identity, submission: '' }), enquiryId({ ...identity, submission: '' }));
  });
});
