import { headingsOf } from '@/lib/text/headingsOf';
import { countInWords, truncateAtWord } from '@/lib/text/wording';
import { fc, forAll } from '@/tests/support/properties';

describe('truncateAtWord', () => {
  it.each([
    ['', 10, ''],
    ['Taxation', 10, 'Taxation'],
    ['Tax return', 10, 'Tax return'],
    ['Tax returns', 10, 'Tax…'],
    ['Tax audit now', 10, 'Tax audit…'],
    ['Tax audits now', 10, 'Tax…'],
    ['Returns, filed', 10, 'Returns…'],
    ['Audit – and tax', 10, 'Audit…'],
    ['Filed. On time', 9, 'Filed…'],
    ['Unternehmensgründung', 10, 'Unternehm…'],
  ])('%j within %d characters is %j', (text, limit, expected) => expect(truncateAtWord(text, limit)).toBe(expected));

  it('never gives more characters than allowed, and only words from the start of the text', () => {
    forAll(fc.lorem({ maxCount: 40 }), fc.integer({ min: 15, max: 120 }), (text, limit) => {
      const cut = truncateAtWord(text, limit);
      const kept = cut.replace(/…$/, '');
      return cut.length <= limit && text.startsWith(kept) && /^($|[\s.,])/.test(text.slice(kept.length));
    });
  });
});

describe('countInWords', () => {
  it.each([
    [0, 'zero'],
    [11, 'eleven'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [99, 'ninety-nine'],
    [100, '100'],
  ])('%d is %s', (count, words) => expect(countInWords(count)).toBe(words));
});

describe('headingsOf', () => {
  it('lists the second-level headings in their order', () => {
    expect(headingsOf('# Title\n\n## Who needs it\n\nText\n\n### Below\n\n## What we do')).toEqual([
      { id: 'who-needs-it', text: 'Who needs it' },
      { id: 'what-we-do', text: 'What we do' },
    ]);
  });

  it.each([
    ['## What it costs to be late?', 'what-it-costs-to-be-late', 'What it costs to be late?'],
    ['## VAT & PAYE', 'vat--paye', 'VAT & PAYE'],
    ['## Form no. 128', 'form-no-128', 'Form no. 128'],
    ['## Tax-free pay', 'tax-free-pay', 'Tax-free pay'],
    ['## The **new** `rate`', 'the-new-rate', 'The new rate'],
    ['## See [the Act](/resources)', 'see-the-act', 'See the Act'],
    ['##   Spaces around  ', 'spaces-around', 'Spaces around'],
    ['## Kiswahili é', 'kiswahili-é', 'Kiswahili é'],
  ])('%s', (line, id, text) => expect(headingsOf(line)).toEqual([{ id, text }]));

  it('numbers headings of the same words from the second on', () => {
    expect(headingsOf('## Dates\n## Dates\n## Dates').map(({ id }) => id)).toEqual(['dates', 'dates-1', 'dates-2']);
  });

  it('reads a text with the line ends of Windows', () => {
    expect(headingsOf('## Who\r\n\r\n## What\r\n').map(({ text }) => text)).toEqual(['Who', 'What']);
  });

  it('passes over what looks like a heading inside fenced code', () => {
    expect(headingsOf('```\n## not a heading\n```\n## A heading')).toEqual([{ id: 'a-heading', text: 'A heading' }]);
  });

  it('finds none in a text without headings', () => expect(headingsOf('Text alone, with ## inside.')).toEqual([]));
});
