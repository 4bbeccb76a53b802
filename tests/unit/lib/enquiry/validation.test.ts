import type { ContactValues } from '@/lib/enquiry/fields';
import { tooLongMessage } from '@/lib/enquiry/messages';
import { validateContact } from '@/lib/enquiry/validation';

const FILLED: ContactValues = {
  name: 'Asha Mwinyi',
  email: 'asha@client.example',
  phone: '',
  company: '',
  service: 'taxation',
  message: 'When is the final return due?',
};

const messagesOf = (change: Partial<ContactValues>) =>
  validateContact({ ...FILLED, ...change }).map(({ field, message }) => `${field}: ${message}`);

describe('the check of the contact form in the browser', () => {
  it('finds nothing wrong in a filled form', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it('lists what is missing in the order of the fields', () => {
    expect(messagesOf({ name: ' ', email: '', service: '', message: '\n' })).toEqual([
      'name: Name is required',
      'email: Email is required',
      'service: Service is required',
      'message: Message is required',
    ]);
  });

  it('says one thing of a field', () => {
    expect(messagesOf({ email: `${'a'.repeat(300)}` })).toEqual(['email: Please keep email under 254 characters']);
  });

  it.each([
    ['name', 100],
    ['phone', 40],
    ['company', 150],
    ['message', 5000],
  ] as const)('takes a %s of %d characters and not of one more', (field, limit) => {
    expect(messagesOf({ [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(messagesOf({ [field]: 'x'.repeat(limit + 1) })).toEqual([`${field}: ${tooLongMessage(field)}`]);
  });

  it('writes the limit of a message with its separator', () => {
    expect(tooLongMessage('message')).toBe('Please keep message under 5,000 characters');
  });

  it('refuses a service that the list does not have', () => {
    expect(messagesOf({ service: 'dentistry' })).toEqual(['service: Please choose a service from the list']);
    expect(messagesOf({ service: 'other' })).toEqual([]);
  });
});
