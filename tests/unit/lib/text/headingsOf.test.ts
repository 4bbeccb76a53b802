import { headingsOf } from '@/lib/text/headingsOf';

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
