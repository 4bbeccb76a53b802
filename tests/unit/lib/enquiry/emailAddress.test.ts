import { isEmailAddress } from '@/lib/enquiry/emailAddress';

describe('isEmailAddress', () => {
  it.each([
    'asha@client.example',
    'a@b.co',
    'asha.m+tax@mail.client.example',
    "o'neil@client.example",
    'ünal@müller.example',
    'a@1.2',
  ])('takes %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    '',
    'asha',
    '@client.example',
    'asha@',
    'asha@client',
    'asha@.example',
    'asha@client.',
    'asha@@client.example',
    'asha@home@client.example',
    'asha m@client.example',
    'asha@client example.com',
    'asha@client.example, juma@client.example',
    'asha@client.example;',
    'Asha <asha@client.example>',
    '"asha"@client.example',
    'asha@client.example\nBcc: x@y.example',
  ])('refuses %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
