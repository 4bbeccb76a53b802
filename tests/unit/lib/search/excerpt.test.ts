import { readExcerpt } from '@/lib/search/excerpt';
import { marked, plain, withMarks } from './records';

/** Pagefind's excerpt, with its matches between brackets, from a text that goes on before and after it. */
const read = (excerpt: string, { query = '', before = '', after = '' }) =>
  readExcerpt(
    { excerpt: withMarks(excerpt), plain_excerpt: plain(excerpt) },
    `${before}${plain(excerpt)}${after}`,
    query,
  );
const shown = (excerpt: string, around = {}) => marked(read(excerpt, around).parts);
const MANY = 'and so on '.repeat(10);

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

  it('is completed with the sentences that it cuts', () => {
    const around = { before: 'It is new.\nUntil they agreed that ', after: ' by the 7th. Ask us.' };
    expect(shown('the [VAT] is due', around)).toBe('Until they agreed that the [VAT] is due by the 7th.');
  });

  it('is not completed where it holds whole sentences', () => {
    expect(shown('[VAT] is due.', { before: 'It is new. ', after: ' Ask us.' })).toBe('[VAT] is due.');
    expect(shown('Pay [VAT.]', { after: ' Ask us.' })).toBe('Pay [VAT].');
  });

  it('does not get back the beginning of a sentence that it leaves out', () => {
    expect(shown('of the year. Pay [VAT].', { before: 'It is new. It is the end ' })).toBe('Pay [VAT].');
  });

  it('is found in its text whatever space stands between the words there', () => {
    const [excerpt, content] = ['VAT is due', 'It is new. Until\nVAT\n is due now.'];
    const { parts } = readExcerpt({ excerpt, plain_excerpt: excerpt }, content, '');
    expect(marked(parts)).toBe('Until VAT is due now.');
  });

  it('has an ellipsis for the part of a sentence that is long', () => {
    expect(shown('the [VAT] is due', { before: `When ${MANY}`, after: ` ${MANY}.` })).toBe('… the [VAT] is due …');
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
    expect(read(excerpt, { query }).covered).toBe(covered);
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
    expect(read(excerpt, { query }).find).toBe(find);
  });
});
