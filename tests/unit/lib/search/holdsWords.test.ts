import { holdsWords } from '@/lib/search/holdsWords';

const TITLE = 'A company’s first year: VAT and the EFD';

describe('holdsWords', () => {
  it.each([
    ['all words, in any order', 'efd vat'],
    ['a part of a word', 'compan'],
    ['the apostrophe of a keyboard', "company's"],
    ['the apostrophe of print', 'company’s'],
    ['a zero-width space, as chats copy it', 'va\u200Bt'],
    ['full-width letters', 'ＶＡＴ'],
    ['nothing', ' '],
  ])('finds a title by %s', (_what, query) => {
    expect(holdsWords([TITLE, 'From registration to the first return.'], query)).toBe(true);
  });

  it('wants every word', () => {
    expect(holdsWords([TITLE], 'vat payroll')).toBe(false);
  });
});
