import { markWords } from '@/lib/search/markedText';
import { marked } from './records';

describe('words marked in a text', () => {
  it.each([
    ['Withholding tax', 'withholding', '[Withholding] tax'],
    ['VAT and withholding tax', 'tax vat', '[VAT] and withholding [tax]'],
    ['Kodi ya mapato', 'KODI', '[Kodi] ya mapato'],
    ['100% (net)', '(net)', '100% ([net])'],
    ['Companies and taxes', 'company tax', '[Companies] and [taxes]'],
    ['Pay, payroll and PAYE', 'paye', 'Pay, payroll and [PAYE]'],
    ['Nothing here', 'tax', 'Nothing here'],
    ['No query', '', 'No query'],
  ])('%s for "%s": %s', (text, query, expected) => {
    expect(marked(markWords(text, query))).toBe(expected);
  });

  it('gives nothing for an empty text', () => {
    expect(markWords('', 'tax')).toEqual([]);
  });
});
