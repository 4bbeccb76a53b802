import { isEmailAddress } from '@/lib/enquiry/normalise';

describe('an email address', () => {
  it.each([
    'a@b.co',
    "o'brien+tax@mail.client.example",
    'first.last@sub.domain.example',
    'ünal@müller.example',
    'jina@barua.例え',
    'a!$*/=^_{|}~@b.co',
    'a@1.2',
    'a@b_c.co',
    // Valid, because the mailto link percent-encodes special characters.
    'r&d@kampuni.example',
    'a#1%?`@b.co',
  ])('is accepted if mail could be delivered to it: %s', (address) => expect(isEmailAddress(address)).toBe(true));

  it.each([
    '',
    'a',
    'a@b',
    'a@',
    '@b.co',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@b.co.',
    'a@b.co?bcc=c@d.co',
    'a@b.co?bcc=c%40d.co',
    'a b@c.co',
    'a@b c.co',
    'a@@b.co',
    'a@b@c.co',
    'a@b.co, c@d.co',
    'a@b.co;c@d.co',
    'a@b.co;',
    'A <a@b.co>',
    '"a"@b.co',
    'a\u0000@b.co',
    'a\u200b@b.co',
    'a@b.co\u202c',
    'a@b.co\nBcc: x@y.example',
  ])('is rejected if it is invalid, or more than one: %j', (address) => expect(isEmailAddress(address)).toBe(false));
});
