import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isEmailAddress } from '../../../../../lib/enquiry/emailAddress.ts';
import { normaliseLine, normaliseText } from '../../../../../lib/enquiry/normalise.ts';
import { SERVICE_OPTIONS, serviceLabel } from '../../../../../lib/enquiry/serviceOptions.ts';
import { getAllServices } from '../../../../../lib/server/content/loaders/services.ts';
import { enquiryId } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { assertEach } from '../../support/assertEach.ts';
import { CONTACT } from '../../support/forms.ts';

describe('An e-mail address', () => {
  const accepted = [
    'a@b.co',
    "o'brien+tax@mail.client.example",
    'first.last@sub.domain.example',
    'jina@barua.例え',
    '"x@y.example'.slice(1),
    'a!#$%&*/=?^_`{|}~@b.co',
    'a@b..co',
  ];
  const refused = [
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.co',
    'a@b c.co',
    'a@b@c.co',
    'a@b.co, c@d.co',
    'a@b.co;c@d.co',
    'A <a@b.co>',
    '"a"@b.co',
    'a\u0000@b.co',
    '',
  ];
  const quoted = (address: string) => JSON.stringify(address);

  it('passes where mail could arrive there', () =>
    assertEach(accepted, quoted, (address) => assert.equal(isEmailAddress(address), true)));

  it('is refused where it is none, or more than one', () =>
    assertEach(refused, quoted, (address) => assert.equal(isEmailAddress(address), false)));
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

  it('gives back a value that it does not have', () => {
    assert.equal(serviceLabel('constructor'), 'constructor');
  });
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
