import { findPassage } from '@/lib/search/passage';
import { queryWords } from '@/lib/search/words';
import { marked } from './records';

const find = (text: string, query: string, heading = '') =>
  findPassage(text, heading, { query, weights: new Map(queryWords(query).map((word) => [word, 1])) });
const shown = (text: string, query: string, heading = '') => marked(find(text, query, heading)?.parts);

const LONG = 'Whoever reads this line to its end has read twelve words more.';

describe('the passage that answers', () => {
  it('is the sentence with most words of the query', () => {
    const text = `Tax is due. ${LONG} Withhold the tax from every payment that you make to a supplier in time. ${LONG}`;
    expect(shown(text, 'withholding tax')).toBe(
      '[Withhold] the [tax] from every payment that you make to a supplier in time.',
    );
  });

  it('is, of sentences with the same words, the one with a figure', () => {
    const text = `The levy is paid by every employer who has staff on the Mainland. The levy is 3.5% of what all employees of a Mainland employer earn. ${LONG}`;
    expect(shown(text, 'levy')).toBe('The [levy] is 3.5% of what all employees of a Mainland employer earn.');
  });

  it('counts the heading, under which a sentence need not repeat it', () => {
    const passage = find(`Services: 5%, 15%. ${LONG}`, 'withholding on services', 'Common withholding rates');
    expect(passage?.covered).toBe(2);
    expect(marked(passage?.parts)).toBe(`[Services]: 5%, 15%. ${LONG}`);
  });

  it('shows a label with the sentence that it belongs to', () => {
    const text = `${LONG} Skills levy. It is 3.5% from the first of July on for all employers with ten people.`;
    expect(shown(text, 'skills levy')).toBe(
      '[Skills] [levy]. It is 3.5% from the first of July on for all employers with ten people.',
    );
  });

  it('takes four words for a label, and five for a sentence of their own', () => {
    const levy = 'The levy is 3.5% from the first of July on for employers with ten people.';
    expect(shown(`Rates on 1 July. ${levy}`, 'levy')).toBe(`Rates on 1 July. ${levy.replace('levy', '[levy]')}`);
    expect(shown(`Rates as on 1 July. ${levy}`, 'levy')).toBe(levy.replace('levy', '[levy]'));
  });

  it('shows a short sentence with the next one', () => {
    expect(shown(`${LONG} The levy is 3.5%. The count of ten stays.`, 'levy')).toBe(
      'The [levy] is 3.5%. The count of ten stays.',
    );
  });

  it.each([
    'Cap. 332 and VAT of the year in which the very first invoice was sent.',
    'The Finance Act, No. 6 on VAT, which begins on the first day of July.',
  ])('takes the full stop of an abbreviation for no end: %s', (sentence) => {
    expect(shown(`${LONG} ${sentence} ${LONG}`, 'VAT')).toBe(sentence.replace('VAT', '[VAT]'));
  });

  it('is cut around its first match where the sentence is long', () => {
    const passage = shown(`${'before '.repeat(60)}the levy ${'after '.repeat(60)}`, 'levy');
    expect(passage).toMatch(/^… (before )+the \[levy\] (after )+…$/);
    expect(passage.split(' ').length).toBeLessThan(50);
  });

  it('is none where neither text nor heading have a word of it', () => {
    expect(find(LONG, 'levy')).toBeUndefined();
  });
});

describe('what a viewer is to find', () => {
  it.each([
    ['the query where it stands there as it is', 'stamp duty', 'The Stamp Duty Act.', 'stamp duty'],
    ['the longest row of matches', 'duty of stamps', 'A stamp and stamped duties.', 'stamped duties'],
    ['no row across punctuation', 'tax third year', 'tax, third tax year', 'third tax year'],
    ['the first of rows of one length', 'withholding', 'Who withholds is withheld withholds.', 'withholds'],
  ])('is %s', (_, query, text, expected) => {
    expect(find(text, query)?.find).toBe(expected);
  });
});
