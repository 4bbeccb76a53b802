import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeProseReader } from '../../../../../../lib/server/content/check/proseProcessor.ts';
import { copyContent } from '../support/contentCopy.ts';

const read = makeProseReader([{ write: 'SDL', not: ['skills levy', 'email'], why: 'One name.' }]);

test('the proofreader finds a word to avoid in any case and says what to write and why', () => {
  assert.deepEqual(read('The Skills Levy is due.'), [{ found: '"Skills Levy"', expected: 'SDL (One name.)' }]);
});

test('a word to avoid is not one with a hyphen', () => assert.deepEqual(read('Write an e-mail.'), []));

test('it finds a word that stands twice, a wrong article and a double space', () => {
  assert.deepEqual(
    read('Pay the the tax. It is a error.  File it.').map(({ found }) => found),
    ['"the the"', '"a"', '"  "'],
  );
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
    `${text}:${line}  words: found "Whoever", expected anyone who, if you (Reads as translated.)`,
    `${text}:${line}  words: found "email", expected e-mail (One spelling.)`,
  ]);
});
