import { isOneSlipAway, likeness, queryWords, splitWords } from '@/lib/search/words';

describe('the words of a text', () => {
  it.each([
    ['Workers’ Compensation', ['workers', 'compensation']],
    ['Café, e-mail', ['cafe', 'e', 'mail']],
    ['TZS 1,000,000 at 3.5%.', ['tzs', '1,000,000', 'at', '3.5']],
    ['2023/24', ['2023', '24']],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('the words of a query', () => {
  it.each([
    ['How do I register a company in Tanzania?', ['register', 'company']],
    ['kodi ya mapato', ['kodi', 'mapato']],
    ['tax tax', ['tax']],
  ])('that tell pages apart: %s', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('are all of them where there are no others', () => {
    expect(queryWords('who we are')).toEqual(['who', 'we', 'are']);
  });
});

describe('how far a word answers one of a query', () => {
  it.each([
    ['tax', 'tax', 1],
    ['companies', 'company', 0.9],
    ['taxes', 'tax', 0.9],
    ['taxation', 'tax', 0.9],
    ['withholds', 'withholding', 0.9],
    ['rates', 'rate', 0.9],
    ['planning', 'plans', 0.9],
    ['payroll', 'pay', 0.6],
    ['audit', 'auditors', 0.6],
    ['accounting', 'accountant', 0.5],
    ['pay', 'paye', 0],
    ['payments', 'paye', 0],
    ['2023', '202', 0],
    ['compare', 'company', 0],
  ])('%s for %s: %d', (word, wanted, expected) => {
    expect(likeness(word, wanted)).toBe(expected);
  });
});

describe('a single slip of the keys', () => {
  it.each([
    ['a letter left out', 'witholding', 'withholding'],
    ['a letter too many', 'taxx', 'tax'],
    ['another letter', 'finanse', 'finance'],
    ['two letters that changed places', 'conatct', 'contact'],
  ])('is %s', (_, slip, word) => {
    expect(isOneSlipAway(slip, word)).toBe(true);
    expect(isOneSlipAway(word, slip)).toBe(true);
  });

  it.each([
    ['wthholdng', 'withholding'],
    ['abcd', 'badc'],
    ['cat', 'dog'],
  ])('is not all that lies between %s and %s', (slip, word) => {
    expect(isOneSlipAway(slip, word)).toBe(false);
  });
});
