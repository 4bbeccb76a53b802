import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutMarkup } from '../../../../../lib/server/site-build/flightData.ts';

const DRAWING = `<svg viewBox="0 0 9 9"><title>Mlima, mrefu: “juu”</title>${'<path d="M0 0h9"></path>'.repeat(9)}</svg>`;
const DATA = JSON.stringify({ '@type': 'Organization', name: 'Firm', description: 'Accounting & tax. '.repeat(9) });
const WORDS = 'A return is due six months after the end of the year, and the tax with it; ';
const LIST = `<ul class="list">${`<li>${WORDS}<!-- -->see <a href="/calendar">the calendar</a></li>`.repeat(2)}</ul>`;
const ITEM = [
  '$',
  'li',
  null,
  { children: [WORDS, 'see ', ['$', 'a', null, { href: '/calendar', children: 'the calendar' }]] },
];
const LIST_ELEMENT = ['$', 'ul', null, { className: 'list', children: [ITEM, ITEM] }];

const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const inside = (number: number) => ({ dangerouslySetInnerHTML: { __html: `@markup:${number}` } });

describe("A page's React data", () => {
  it('leaves out the content of an element without client components, which the page numbers', () => {
    const page = withoutMarkup({ html: `<main><p>Dates</p>${LIST}</main>`, flight: row('0', LIST_ELEMENT) });

    assert.equal(page.html, `<main><p>Dates</p>${LIST.replace('>', ' data-markup="0">')}</main>`);
    assert.equal(page.flight, row('0', ['$', 'ul', null, { className: 'list', ...inside(0) }]));
  });

  it('leaves out the inner HTML of drawings and data, written as a row of text or within JSON', () => {
    const script = ['$', 'script', null, { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: DATA } }];
    const drawing = ['$', 'div', null, { 'aria-hidden': 'true', dangerouslySetInnerHTML: { __html: '$2' } }];
    const html = `<div aria-hidden="true">${DRAWING}</div><script type="application/ld+json">${DATA}</script>`;
    const page = withoutMarkup({ html, flight: `${textRow('2', DRAWING)}${row('0', [script, drawing])}` });

    assert.equal(
      page.html,
      `<div aria-hidden="true" data-markup="1">${DRAWING}</div><script type="application/ld+json" data-markup="0">${DATA}</script>`,
    );
    assert.equal(
      page.flight,
      row('0', [
        ['$', 'script', null, { type: 'application/ld+json', ...inside(0) }],
        ['$', 'div', null, { 'aria-hidden': 'true', ...inside(1) }],
      ]),
    );
  });

  it('keeps client components, and what they are given apart from such elements', () => {
    const tabs = ['$', '$L3', null, { label: 'Tabs', panels: [{ id: 'a', content: LIST_ELEMENT }] }];
    const flight = `3:I[86911,["$7"],"Tabs"]\n${row('0', ['$', 'div', null, { children: tabs }])}`;
    const short = ['$', 'ul', null, { className: 'list', ...inside(0) }];

    assert.equal(
      withoutMarkup({ html: `<div><b>Tabs</b>${LIST}</div>`, flight }).flight,
      `3:I[86911,["$7"],"Tabs"]\n${row('0', ['$', 'div', null, { children: [...tabs.slice(0, 3), { label: 'Tabs', panels: [{ id: 'a', content: short }] }] }])}`,
    );
  });

  it('follows references to rows and fragments, and drops rows that nothing leads to any more', () => {
    const flight =
      `1:"$Sreact.fragment"\n${row('5', ITEM)}4:I[1,["$7"],"Late"]\n${row('9', { kept: true })}` +
      row('0', ['$', 'ul', null, { className: 'list', children: ['$', '$1', 'c', { children: ['$L5', '$5'] }] }]);

    assert.equal(
      withoutMarkup({ html: LIST, flight }).flight,
      `4:I[1,["$7"],"Late"]\n${row('9', { kept: true })}${row('0', ['$', 'ul', null, { className: 'list', ...inside(0) }])}`,
    );
  });

  it('finds no element in what is there without script alone', () => {
    const page = withoutMarkup({ html: `<noscript>${LIST}</noscript>${LIST}`, flight: row('0', LIST_ELEMENT) });

    assert.equal(page.html, `<noscript>${LIST}</noscript>${LIST.replace('>', ' data-markup="0">')}`);
  });

  const same = (name: string, html: string, flight: string) =>
    it(`keeps ${name}`, () => assert.deepEqual(withoutMarkup({ html, flight }), { html, flight }));

  same('an element whose markup differs from the page', LIST.replace('see', 'look at'), row('0', LIST_ELEMENT));
  same('short content', '<p>Since 2012</p>', row('0', ['$', 'p', null, { children: 'Since 2012' }]));
  same(
    'an object that another row points into',
    LIST,
    `${row('4', LIST_ELEMENT)}${row('0', ['$4', { items: '$4:props:children:0' }])}`,
  );
  same(
    'text areas, which take no inner HTML',
    `<textarea>${WORDS.repeat(3)}</textarea>`,
    row('0', ['$', 'textarea', null, { children: WORDS.repeat(3) }]),
  );
  same(
    'texts with line breaks, colons, dollars and letters of several bytes',
    '',
    `${textRow('2', 'Kodi ya “mapato”:\n4:not a row')}${row('0', ['$2', '$$5 a month', { a: 1 }])}`,
  );

  it('drops hints to preload', () => {
    assert.equal(withoutMarkup({ html: '', flight: ':HL["/a.css","style"]\n0:"a"\n' }).flight, '0:"a"\n');
  });
});
