import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import nextConfig from '../../next.config.mjs';

const FUNCTIONS_URL = 'http://localhost:4711';

describe("Next's development server", () => {
  before(() => (process.env.FUNCTIONS_URL = FUNCTIONS_URL));
  after(() => delete process.env.FUNCTIONS_URL);

  it('passes on every address that netlify.toml rewrites to a function, and the default ones, under the same path', async () => {
    const rules = await nextConfig(PHASE_DEVELOPMENT_SERVER).rewrites?.();
    assert.ok(rules !== undefined && 'beforeFiles' in rules);
    const rewrites = readFileSync('netlify.toml', 'utf8').matchAll(
      /from = "(.+)"\s+to = "(\/\.netlify\/functions\/.+)"/g,
    );
    // Next itself serves a page that a function fills in for one query.
    const isPage = (path: string) => /\/thank-you(\/|$)/.test(path);
    const paths = [...rewrites].flatMap(([, from = '', to = '']) => (isPage(from) ? [] : [from, to]));
    assert.ok(paths.includes('/contact-form.php'));
    for (const path of paths) {
      const reached: boolean[] | undefined = rules.beforeFiles
        ?.filter(({ source }) => new URLPattern({ pathname: source }).test({ pathname: path }))
        .map(({ source, destination }) => destination === `${FUNCTIONS_URL}${source}`);
      assert.deepEqual(reached, [true], path);
    }
  });

  it('is the only part of Next with rewrites: an export knows none', () => {
    assert.equal(nextConfig(PHASE_PRODUCTION_BUILD).rewrites, undefined);
  });
});
