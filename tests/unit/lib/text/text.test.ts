import { countInWords, truncateAtWord } from '@/lib/text/wording';
import { fc, forAll } from '@/tests/support/properties';

describe('truncateAtWord', () => {
  it.each([
    ['', 10, ''],
    ['Taxation', 10, 'Taxation'],
    ['Tax return', 10, 'Tax return'],
    ['Tax returns', 10, 'Tax…'],
    ['Tax audit now', 10, 'Tax audit…'],
    ['Tax audits now', 10, 'Tax…'],
    ['Returns, filed', 10, 'Returns…'],
    ['Audit – and tax', 10, 'Audit…'],
    ['Filed. On time', 9, 'Filed…'],
    ['Unternehmensgründung', 10, 'Unternehm…'],
  ])('%j within %d characters is %j', (text, limit, expected) => expect(truncateAtWord(text, limit)).toBe(expected));

  it('never exceeds the limit, and only contains whole words from the start of the text', () => {
    forAll(fc.lorem({ maxCount: 40 }), fc.integer({ min: 15, max: 120 }), (text, limit) => {
      const cut = truncateAtWord(text, limit);
      const kept = cut.replace(/…$/, '');
      return cut.length <= limit && text.startsWith(kept) && /^($|[\s.,])/.test(text.slice(kept.length));
    });
  });
});

describe('countInWords', () => {
  it.each([
    [0, 'zero'],
    [11, 'eleven'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [99, 'ninety-nine'],
    [100, '100'],
  ])('%d is %s', (count, words) => expect(countInWords(count)).toBe(words));
});
