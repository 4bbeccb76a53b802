import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutMarkup } from '../../../../../lib/server/site-build/flightData.ts';

const DRAWING = `<svg viewBox="0 0 9 9"><title>Mlima, mrefu: “juu”</title>${'<path d="M0 0h9"></path>'.repeat(9)}</svg>`;
const DATA = JSON.stringify({ '@type': 'Organization', name: 'Firm', description: 'Accounting and tax. '.repeat(9) });
const HTML =
  `<script type="application/ld+json" data-markup="">${DATA}</script><div data-markup="">short</div>` +
  `<div class="hero" aria-hidden="true" data-markup="">${DRAWING}</div>`;

const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

describe("A page's React data", () => {
  it('names the elements whose markup it leaves out, written as a row of text or within JSON', () => {
    const flight = `1:["$","div",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(DATA)}}}]\n${textRow('2', DRAWING)}3:"$2"\n`;

    assert.equal(
      withoutMarkup(flight, HTML, ''),
      '1:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"@markup:0"}}]\n2:"@markup:2"\n3:"$2"\n',
    );
  });

  it('keeps short markup and every other text, line breaks, colons and letters of several bytes included', () => {
    const flight = `1:"short"\n${textRow('2', 'Kodi ya “mapato”:\n4:not a row')}3:{"a":1}\n`;

    assert.equal(withoutMarkup(flight, HTML, ''), flight);
  });

  it('drops hints to preload and the text of the start script', () => {
    const code = '(function(){start()})();';

    assert.equal(withoutMarkup(`:HL["/a.css","style"]\n${textRow('2', code)}3:"a"`, HTML, code), '2:T0,3:"a"\n');
  });
});
