import { correctSpelling, findPages, isSpelled } from '@/lib/search/siteSearch';

const WORDS = ['withholding', 'tax', 'audit', 'refrigerator', 'salary', 'levy', 'lazy'];

it.each([
  ['a slip of the keys', 'witholding tax', 'withholding tax'],
  ['a capital letter', 'Slary', 'salary'],
  ['a letter too many', 'refridgerator', 'refrigerator'],
  ['the beginning of a word with a slip', 'witholdi', 'withholding'],
  ['the more likely of two neighbours', 'lavy', 'levy'],
  ['words that are known', 'audits of taxes', 'audits of taxes'],
  ['the beginning of a word', 'withh', 'withh'],
  ['words without a neighbour', 'zzzzqqqq', 'zzzzqqqq'],
  ['short words, which have too many', 'txa vax', 'txa vax'],
  ['numbers', '2023', '2023'],
])('%s: "%s" is read as "%s"', (_, typed, read) => expect(correctSpelling(typed, WORDS)).toBe(read));

it('a query is spelled where the vocabulary has each word', () => {
  expect(isSpelled('withholding on salaries', [...WORDS, 'on'])).toBe(true);
  expect(isSpelled('witholding', WORDS)).toBe(false);
});

it.each([
  ['those that have its words', 'taxes', false, 'taxes', ['Taxation']],
  ['pages of the corrected query', 'witholding', false, 'withholding', ['Withholding']],
  ['corrected by the words of all texts too', 'refrigeratr', false, 'refrigerator', []],
  ['pages of the query as typed where asked for', 'witholding', true, 'witholding', []],
])('the pages of a query are %s: %s', async (_, typed, isVerbatim, query, titles) => {
  const page = (title: string) => ({ href: `/${title}`, title, text: '', group: 'Pages', place: '' });
  const index = { synonyms: [], pages: [page('Withholding'), page('Taxation')] };
  const loadWords = jest.fn(async () => ['refrigerator']);
  const found = await findPages(index, typed, { loadWords, isVerbatim });
  expect(found.query).toBe(query);
  expect(found.pages.map(({ title }) => title)).toEqual(titles);
  // The word list is not loaded if the query is spelled correctly or searched verbatim.
  expect(loadWords).toHaveBeenCalledTimes(typed === 'taxes' || isVerbatim ? 0 : 1);
});
