import { markWords } from '@/lib/search/markedText';
import { marked } from './records';

it.each([
  ['withholding', '[Withholding] tax'],
  ['tax vat', '[VAT] and withholding [tax]'],
  ['KODI', '[Kodi] ya mapato'],
  ['(net)', '100% ([net])'],
  ['company tax', '[Companies] and [taxes]'],
  ['paye', 'Pay, payroll and [PAYE]'],
  ['tax', 'Nothing here'],
  ['', 'No query'],
  ['tax', ''],
])('the words of "%s" are marked: %s', (query, expected) => {
  expect(marked(markWords(expected.replace(/[[\]]/g, ''), query))).toBe(expected);
});
