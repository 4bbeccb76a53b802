import { containsWords } from '@/lib/search/containsWords';
import { isOneTypoAway, markWords, queryWords, similarity, splitWords } from '@/lib/search/words';
import { marked } from './records';

it.each([
  ['Workers’ Compensation', 'workers compensation'],
  ['Café, e-mail', 'cafe e mail'],
  ['TZS 1,000,000 at 3.5%.', 'tzs 1000000 at 3.5'],
  ['1.000.000, 3,5% and 16.11.2026', '1000000 3.5 and 16.11.2026'],
  ['V.A.T, the N.S.S.F. and P.A.Y.E.', 'vat the nssf and paye'],
  ['Plan A. But www.tra.go.tz', 'plan a but www tra go tz'],
  ['2023/24', '2023 24'],
])('the words of "%s" are: %s', (text, words) => expect(splitWords(text)).toEqual(words.split(' ')));

it.each([
  ['How do I register a company in Tanzania?', 'register company'],
  ['kodi ya mapato', 'kodi mapato'],
  ['tax tax', 'tax'],
  ['who we are', 'who we are'],
])('the distinctive words of the query "%s" are: %s', (query, words) => {
  expect(queryWords(query)).toEqual(words.split(' '));
});

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
  ['pay', 'paye', 0],
  ['payments', 'paye', 0],
  ['2023', '202', 0],
  ['compare', 'company', 0],
])('"%s" in a text matches "%s" in a query with a score of %d', (word, wanted, expected) => {
  expect(similarity(word, wanted)).toBe(expected);
});

it.each([
  ['witholding', 'withholding', true],
  ['taxx', 'tax', true],
  ['finanse', 'finance', true],
  ['conatct', 'contact', true],
  ['wthholdng', 'withholding', false],
  ['abcd', 'badc', false],
  ['cat', 'dog', false],
])('"%s" and "%s" are one typo apart: %s', (a, b, isSlip) => {
  expect([isOneTypoAway(a, b), isOneTypoAway(b, a)]).toEqual([isSlip, isSlip]);
});

it.each([
  ['tax vat', '[VAT] and withholding [tax]'],
  ['KODI', '[Kodi] ya mapato'],
  ['(net)', '100% ([net])'],
  ['company tax', '[Companies] and [taxes]'],
  ['paye', 'Pay, payroll and [PAYE]'],
  ['P.A.Y.E. of 1.000.000', '[PAYE] of [1,000,000]'],
  ['', 'No query'],
  ['tax', ''],
])('highlights the words of "%s": %s', (query, expected) => {
  expect(marked(markWords(expected.replace(/[[\]]/g, ''), query))).toBe(expected);
});

const TITLE = 'A company’s first year: VAT from 1,000,000 and the EFD';

describe('containsWords', () => {
  it.each([
    ['all words, in any order', 'efd vat'],
    ['a part of a word', 'compan'],
    ['a straight apostrophe', "company's"],
    ['a typographic apostrophe', 'company’s'],
    ['a zero-width space from a chat app', 'va\u200Bt'],
    ['full-width letters', 'ＶＡＴ'],
    ['abbreviations with dots', 'e.f.d. V.A.T'],
    ['a number with dots, or without groups', '1.000.000 1000000'],
    ['nothing', ' '],
  ])('finds a title by %s', (_what, query) => {
    expect(containsWords([TITLE, 'From registration to the first return.'], query)).toBe(true);
  });

  it('requires every word', () => {
    expect(containsWords([TITLE], 'vat payroll')).toBe(false);
  });
});
