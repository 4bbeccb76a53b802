import { readExcerpt } from '@/lib/search/excerpt';
import { marked } from './records';

/** Pagefind's excerpt, with its marks between brackets. */
const read = (excerpt: string, query = '') =>
  readExcerpt(excerpt.replaceAll('[', '<mark>').replaceAll(']', '</mark>'), query);
const shown = (excerpt: string) => marked(read(excerpt).parts);

describe('an excerpt', () => {
  it.each([
    ['before the first match', 'of the year. Pay early. [Withhold] tax at 5%.', '[Withhold] tax at 5%.'],
    ['that is a heading', 'In short. 16% applies to [VAT].', '16% applies to [VAT].'],
    ['in quotation marks', 'He asked: “Is it due?” “[VAT] is.”', '“[VAT] is.”'],
    ['that breaks off after the last match', '[VAT] is due. Pay it by the', '[VAT] is due.'],
    ['that breaks off far behind it', '[VAT] is due. It is 18%. Pay it by the', '[VAT] is due. It is 18%.'],
  ])('leaves out a sentence %s', (_, excerpt, expected) => {
    expect(shown(excerpt)).toBe(expected);
  });

  it('keeps a whole sentence after the last match', () => {
    expect(shown('[VAT] is due. It is 18%.')).toBe('[VAT] is due. It is 18%.');
  });

  it.each([
    ['Cap. 332 and [VAT] of 1997.', 'Cap. 332 and [VAT] of 1997.'],
    ['The Finance Act, No. 6 on [VAT].', 'The Finance Act, No. 6 on [VAT].'],
    ['The Act, Cap. 332, R.E. 2019 has [VAT].', 'The Act, Cap. 332, R.E. 2019 has [VAT].'],
  ])('takes the full stop of an abbreviation for no end: %s', (excerpt, expected) => {
    expect(shown(excerpt)).toBe(expected);
  });

  it.each([
    ['begins within a sentence', 'agreed that [VAT] is due.', '… agreed that [VAT] is due.'],
    ['begins with a number', '2024 a cost without [VAT] counts.', '… 2024 a cost without [VAT] counts.'],
    ['ends within the sentence of a match', 'The [VAT] of the', 'The [VAT] of the …'],
    ['ends on a match', 'Ask about [VAT]', 'Ask about [VAT] …'],
  ])('has an ellipsis where it %s', (_, excerpt, expected) => {
    expect(shown(excerpt)).toBe(expected);
  });

  it('marks the word and not the punctuation around it', () => {
    expect(shown('The fund [(WCF),] and [PAYE.]')).toBe('The fund ([WCF]), and [PAYE].');
  });

  it('shows signs of HTML as they are', () => {
    expect(shown('Registers &lt;are&gt; [kept] &amp; [&lt;checked&gt;.]')).toBe(
      'Registers <are> [kept] & <[checked]>.',
    );
  });
});

describe('the words of a query that an excerpt covers', () => {
  it.each([
    ['withholding tax', '[Withholds] a [tax.]', 2],
    ['withholding tax', 'One [tax] and another [tax].', 1],
    ['tax rate', '[tax-free] pay at any [rates]', 2],
    ['rate', 'See [taxes/Corporate/pages].', 0],
    ['"third loss year"', 'The [third] [loss] [year].', 3],
  ])('%s in %s: %i', (query, excerpt, covered) => {
    expect(read(excerpt, query).covered).toBe(covered);
  });
});

describe('what a viewer is to find', () => {
  it.each([
    ['the query where it stands there as it is', 'stamp duty', 'The [Stamp] [Duty] Act.', 'stamp duty'],
    ['the query without its quotation marks', '"stamp duty"', 'The [stamp] [duty.]', 'stamp duty'],
    ['the longest row of matches', 'duty of stamps', 'A [stamp] and [stamped] [duties.]', 'stamped duties'],
    ['no row across punctuation', 'tax third year', '[tax,] [third] [tax] [year]', 'third tax year'],
    ['the first of rows of one length', 'withholding', 'Who [withholds] has [withheld].', 'withholds'],
  ])('is %s', (_, query, excerpt, find) => {
    expect(read(excerpt, query).find).toBe(find);
  });
});
