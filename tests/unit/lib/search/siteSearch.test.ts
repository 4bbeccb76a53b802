import { correctSpelling, findPages, isSpelled } from '@/lib/search/siteSearch';

const WORDS = ['withholding', 'tax', 'audit', 'refrigerator', 'salary', 'levy', 'lazy'];

it.each([
  ['a typo', 'witholding tax', 'withholding tax'],
  ['a capital letter', 'Slary', 'salary'],
  ['an extra letter', 'refridgerator', 'refrigerator'],
  ['the beginning of a word with a typo', 'witholdi', 'withholding'],
  ['the more likely of two neighbours', 'lavy', 'levy'],
  ['words that are known', 'audits of taxes', 'audits of taxes'],
  ['the beginning of a word', 'withh', 'withh'],
  ['words without a neighbour', 'zzzzqqqq', 'zzzzqqqq'],
  ['short words, which have too many neighbours', 'txa vax', 'txa vax'],
  ['numbers', '2023', '2023'],
])('%s: "%s" is read as "%s"', (_, typed, read) => expect(correctSpelling(typed, WORDS)).toBe(read));

it('a query is spelled correctly if the vocabulary has every word', () => {
  expect(isSpelled('withholding on salaries', [...WORDS, 'on'])).toBe(true);
  expect(isSpelled('witholding', WORDS)).toBe(false);
});

it.each([
  ['pages with its words', 'taxes', false, 'taxes', ['Taxation']],
  ['pages of the corrected query', 'witholding', false, 'withholding', ['Withholding']],
  ['corrected with the words of all texts', 'refrigeratr', false, 'refrigerator', []],
  ['those of the query as typed, on request', 'witholding', true, 'witholding', []],
])('the results of a query are %s: %s', async (_, typed, isVerbatim, query, titles) => {
  const page = (title: string) => ({ href: `/${title}`, title, text: '', group: 'Pages', place: '' });
  const index = { synonyms: [], pages: [page('Withholding'), page('Taxation')] };
  const loadWords = jest.fn(async () => ['refrigerator']);
  const found = await findPages(index, typed, { loadWords, isVerbatim });
  expect(found.query).toBe(query);
  expect(found.pages.map(({ title }) => title)).toEqual(titles);
  // The word list is not loaded if the query is spelled correctly or searched verbatim.
  expect(loadWords).toHaveBeenCalledTimes(typed === 'taxes' || isVerbatim ? 0 : 1);
});
