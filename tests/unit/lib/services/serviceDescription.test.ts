import { serviceDescription } from '@/lib/services/serviceDescription';

const LONG =
  'Independent audits of companies, charities and funds, planned around your year end and signed by a partner who was there.';

describe('serviceDescription', () => {
  it('is the description of the service where it has one, however long', () => {
    expect(serviceDescription({ description: LONG, shortDescription: 'Short.' })).toBe(LONG);
  });

  it('is the short description where there is no other', () => {
    expect(serviceDescription({ shortDescription: 'Independent audits of companies.' })).toBe(
      'Independent audits of companies.',
    );
  });

  it('cuts a short description of more than 120 characters at a word, with its ellipsis', () => {
    expect(LONG.length).toBeGreaterThan(120);
    expect(serviceDescription({ shortDescription: LONG })).toBe(
      'Independent audits of companies, charities and funds, planned around your year end and signed by a partner who was…',
    );
  });

  it('leaves a short description of 120 characters whole', () => {
    const text = `${'a'.repeat(59)} ${'b'.repeat(60)}`;
    expect(serviceDescription({ shortDescription: text })).toBe(text);
    expect(serviceDescription({ shortDescription: `${text}b` })).toBe(`${'a'.repeat(59)}…`);
  });
});
