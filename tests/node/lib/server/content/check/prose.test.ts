import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeProseReader } from '../../../../../../lib/server/content/check/texts/checkProse.ts';
import { copyContent } from '../support/contentCopy.ts';

const read = makeProseReader([{ write: 'SDL', not: ['skills levy', 'email'], why: 'One name.' }]);

test('the proofreader finds a word to avoid in any case and says what to write and why', () => {
  assert.deepEqual(read('The Skills Levy is due.'), [{ found: '"Skills Levy"', expected: 'SDL (One name.)' }]);
});

test('it finds a word that stands twice and a double space, and no word to avoid in one with a hyphen', () => {
  const found = read('Pay the the tax. It is due.  Write an e-mail.').map((mistake) => mistake.found);
  assert.deepEqual(found, ['"the the"', '"  "']);
});

test('the content check reads texts and fields, by the list that editors keep', async (context) => {
  const copy = copyContent(context);
  const text = 'content/pages/privacy-policy.mdx';
  const line = copy.append(text, 'Whoever writes an email waits.');
  const field = copy.edit('content/home.json', '"heading": "', '"heading": "Seamless ');
  const lines = await copy.check();
  assert.equal(lines.length, 3, lines.join('\n'));
  assert.match(lines[0] ?? '', new RegExp(`^content/home.json:${field}  .*: found "Seamless", expected what it does`));
  assert.deepEqual(lines.slice(1), [
    `${text}:${line}  words: found "email", expected e-mail (One spelling.)`,
    `${text}:${line}  words: found "Whoever", expected anyone who, if you (Reads as translated.)`,
  ]);
});
