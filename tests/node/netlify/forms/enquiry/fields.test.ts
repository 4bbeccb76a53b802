import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normaliseAddress, normaliseLine, normaliseText } from '../../../../../lib/enquiry/normalise.ts';
import { SERVICE_OPTIONS } from '../../../../../lib/enquiry/serviceOptions.ts';
import { validateForm } from '../../../../../lib/enquiry/validation.ts';
import { getAllServices } from '../../../../../lib/server/content/loaders/services.ts';
import { enquiryId, reference, shortId } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { CONTACT } from '../../support/forms.ts';

describe('An invisible character', () => {
  const ADDRESS = 'asha@client.example';
  // As numbers, since they are invisible.
  const DIRECTION_MARKS = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e].concat([
    0x2066, 0x2067, 0x2068, 0x2069,
  ]);
  const INVISIBLE = [...DIRECTION_MARKS, 0x00ad, 0x200b, 0x200c, 0x200d, 0x2060, 0xfe0f, 0xfeff];

  it('around or in an e-mail address goes before the address is judged', () => {
    for (const sign of INVISIBLE.map((code) => String.fromCodePoint(code))) {
      for (const typed of [`${sign}${ADDRESS}`, `${ADDRESS}${sign}`, ADDRESS.replace('@', `${sign}@${sign}`)]) {
        assert.equal(normaliseAddress(typed), ADDRESS, encodeURI(sign));
        assert.deepEqual(validateForm('contact', { ...CONTACT, email: typed }), [], encodeURI(sign));
      }
    }
  });

  it('that turns the writing direction goes from names and messages', () => {
    for (const sign of DIRECTION_MARKS.map((code) => String.fromCodePoint(code))) {
      assert.equal(normaliseLine(`Asha ${sign}Mrema`), 'Asha Mrema', encodeURI(sign));
      assert.equal(normaliseText(`Asha ${sign}Mrema\n`), 'Asha Mrema', encodeURI(sign));
    }
  });

  it('with which a name is spelt stays: joiners of Sinhala and Persian', () => {
    for (const name of ['ශ්\u200dරී', 'علی\u200cرضا']) assert.equal(normaliseLine(name), name);
  });
});

describe('What was typed', () => {
  it('loses space around it and control characters; a message keeps its line breaks, each as one sign', () => {
    assert.equal(normaliseLine('  Asha\u0000\tMrema \r\n'), 'Asha  Mrema');
    assert.equal(normaliseText('\r\nOne\r\nTwo\rThree\u0007\n'), 'One\nTwo\nThree');
  });
});

describe('The list of services', () => {
  it('has the services of the site under their titles, then Other', () => {
    const services = getAllServices().map(({ id, title }) => ({ value: id, label: title }));
    assert.deepEqual(SERVICE_OPTIONS, [...services, { value: 'other', label: 'Other' }]);
  });
});

describe('The id of an enquiry', () => {
  const identity = { form: 'contact', submission: '0b9d', values: CONTACT } as const;

  it('is the same for the same submission and content, and new each time without a submission', () => {
    assert.equal(enquiryId(identity), enquiryId({ ...identity, values: { ...CONTACT } }));
    assert.notEqual(enquiryId({ ...identity, submission: '' }), enquiryId({ ...identity, submission: '' }));
  });

  it('is another for an edited content, another submission or the other form', () => {
    const edited = { ...identity, values: { ...CONTACT, message: 'Never mind.' } };
    const moved = { ...identity, values: { ...CONTACT, phone: CONTACT.company, company: CONTACT.phone } };
    const others = [edited, moved, { ...identity, submission: '0b9e' }, { ...identity, form: 'callback' } as const];
    assert.equal(new Set([identity, ...others].map(enquiryId)).size, 5);
  });

  it('has a reference that people can read out, the same from its short form', () => {
    const id = enquiryId(identity);
    assert.match(reference(id), /^[A-Z]{2}-\d{2}-\d{5}$/);
    assert.equal(reference(shortId(id)), reference(id));
    assert.notEqual(reference(enquiryId({ ...identity, submission: '0b9e' })), reference(id));
  });
});
