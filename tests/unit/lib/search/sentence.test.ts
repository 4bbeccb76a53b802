import { sentenceParts, sentencesIn, wordsOfText } from '@/lib/search/sentence';
import { marked } from './records';

const sentences = (text: string) => {
  const words = wordsOfText(text);
  return sentencesIn(words, { from: 0, to: words.length }).map(({ from, to }) => words.slice(from, to).join(' '));
};

describe('the sentences of a text', () => {
  it.each([
    ['Pay by the 7th. File by the 20th!', ['Pay by the 7th.', 'File by the 20th!']],
    [
      'The Finance Act 2024, No. 6 of that year. It is new.',
      ['The Finance Act 2024, No. 6 of that year.', 'It is new.'],
    ],
    ['Income Tax Act, Cap. 332, R.E. 2019. In force.', ['Income Tax Act, Cap. 332, R.E. 2019.', 'In force.']],
    ['He asked: “Is it due?” It is.', ['He asked: “Is it due?”', 'It is.']],
    ['No end', ['No end']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });
});

describe('a sentence as it is shown', () => {
  const show = (text: string, found: number[], index = 0) => {
    const words = wordsOfText(text);
    const all = sentencesIn(words, { from: 0, to: words.length });
    const sentence = all[index] ?? { from: 0, to: 0 };
    return marked(sentenceParts(words, sentence, words.length, new Set(found)));
  };

  it('has the word marked, and not the marks around it', () => {
    expect(show('An employer pays alone to the fund (WCF), every month.', [7])).toBe(
      'An employer pays alone to the fund ([WCF]), every month.',
    );
  });

  it('goes on where it is short, such as a heading', () => {
    expect(show('Payroll. The levy is 3.5 per cent. Another is for other days.', [0])).toBe(
      '[Payroll]. The levy is 3.5 per cent. Another is for other days.',
    );
  });

  it('is cut around the word where it is long', () => {
    const words = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
    const shown = show(words, [50]);
    expect(shown).toMatch(/^… w38 .*\[w50\].* w77 …$/);
  });
});
