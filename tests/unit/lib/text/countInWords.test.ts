import { countInWords } from '@/lib/text/wording';

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
