import { findPassage } from '@/lib/search/passage';
import { queryWords } from '@/lib/search/words';
import { marked } from './records';

const find = (text: string, query: string, heading = '') =>
  findPassage(text, heading, { query, weights: new Map(queryWords(query).map((word) => [word, 1])) });

const LONG = 'Whoever reads this line to its end has read twelve words more.';
const LEVY = 'The [levy] is 3.5% from the first of July on for employers with ten people.';
const plain = (text: string) => text.replace(/[[\]]/g, '');

describe('the passage that answers', () => {
  it.each([
    {
      rule: 'is the sentence with most words of the query',
      query: 'withholding tax',
      before: `Tax is due. ${LONG}`,
      shown: '[Withhold] the [tax] from every payment that you make to a supplier in time.',
      after: LONG,
    },
    {
      rule: 'is, of sentences with the same words, the one with a figure',
      query: 'levy',
      before: 'The levy is paid by every employer who has staff on the Mainland.',
      shown: 'The [levy] is 3.5% of what all employees of a Mainland employer earn.',
      after: LONG,
    },
    {
      rule: 'shows a label of four words with the sentence that it belongs to',
      query: 'levy',
      before: LONG,
      shown: `Rates on 1 July. ${LEVY}`,
      after: '',
    },
    {
      rule: 'takes five words for a sentence of their own',
      query: 'levy',
      before: 'Rates as on 1 July.',
      shown: LEVY,
      after: '',
    },
    {
      rule: 'shows a short sentence with the next one',
      query: 'levy',
      before: LONG,
      shown: 'The [levy] is 3.5%. The count of ten stays.',
      after: '',
    },
    ...[
      'Cap. 332 and [VAT] of the year in which the very first invoice was sent.',
      'The Finance Act, No. 6 on [VAT], which begins on the first day of July.',
    ].map((shown) => ({
      rule: 'takes the full stop of an abbreviation for no end',
      query: 'VAT',
      before: LONG,
      shown,
      after: LONG,
    })),
  ])('$rule: $shown', ({ query, before, shown, after }) => {
    expect(marked(find([before, plain(shown), after].join(' '), query)?.parts)).toBe(shown);
  });
});

describe('what a viewer is to find', () => {
  it.each([
    ['the query where it stands there as it is', 'stamp duty', 'The Stamp Duty Act.', 'stamp duty'],
    ['the longest row of matches', 'duty of stamps', 'A stamp and stamped duties.', 'stamped duties'],
    ['no row across punctuation', 'tax third year', 'tax, third tax year', 'third tax year'],
    ['the first of rows of one length', 'withholding', 'Who withholds is withheld withholds.', 'withholds'],
  ])('is %s', (_, query, text, expected) => expect(find(text, query)?.find).toBe(expected));
});
