import { parsePage } from '@/lib/links/viewerLink';

it.each([
  ['1', 1],
  ['320', 320],
  ['999999', 999_999],
  ['0', undefined],
  ['01', undefined],
  ['1.5', undefined],
  ['1000000', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the page %j that a link asks for is %j', (text, page) => expect(parsePage(text)).toBe(page));
