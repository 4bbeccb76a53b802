import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TOKEN_START } from '../../lib/server/content/source/rateTokens.ts';
import { assertNone, filesEndingIn, read } from './support/site.ts';

/** Files for visitors, browsers and search engines; a minified script may contain an object that looks like a token. */
const ENDINGS = ['.html', '.txt', '.json', '.xml', '.ics', '.svg', '.webmanifest'];

it('nothing that is published shows a rate as editors write it, such as {rate:vat.threshold}', () => {
  const files = ENDINGS.flatMap(filesEndingIn);
  for (const ending of ENDINGS)
    assert.ok(
      files.some((file) => file.endsWith(ending)),
      ending,
    );
  assertNone(files.filter((file) => TOKEN_START.test(read(file))));
});
