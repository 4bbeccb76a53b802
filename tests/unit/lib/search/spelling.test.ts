import { correctSpelling, isSpelled } from '@/lib/search/spelling';

const WORDS = ['withholding', 'tax', 'audit', 'refrigerator', 'salary'];

describe('a query with slips of the keys', () => {
  it.each([
    ['witholding tax', 'withholding tax'],
    ['Slary', 'salary'],
    ['refridgerator', 'refrigerator'],
    ['witholdi', 'withholding'],
  ])('%s is read as %s', (typed, corrected) => {
    expect(correctSpelling(typed, WORDS)).toBe(corrected);
  });

  it.each([
    ['words that are known', 'audits of taxes'],
    ['the beginning of a word', 'withh'],
    ['words without a neighbour', 'zzzzqqqq'],
    ['short words, which have too many', 'txa vax'],
    ['numbers', '2023'],
  ])('stays as it is: %s', (_, typed) => {
    expect(correctSpelling(typed, WORDS)).toBe(typed);
  });

  it('takes the more likely of two neighbours', () => {
    expect(correctSpelling('lavy', ['levy', 'lazy'])).toBe('levy');
    expect(correctSpelling('lavy', ['lazy', 'levy'])).toBe('lazy');
  });

  it('is spelled where the vocabulary has each word', () => {
    expect(isSpelled('withholding on salaries', [...WORDS, 'on'])).toBe(true);
    expect(isSpelled('witholding', WORDS)).toBe(false);
  });
});
