import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { readNetlifyConfig } from '../../netlify/local-server/netlifyConfig.ts';
import nextConfig from '../../next.config.mjs';

const FUNCTIONS_URL = 'http://localhost:4711';

describe("Next's development server", () => {
  before(() => (process.env.FUNCTIONS_URL = FUNCTIONS_URL));
  after(() => delete process.env.FUNCTIONS_URL);

  it('passes on every address that netlify.toml rewrites to a function, and the default ones, under the same path', async () => {
    const rules = await nextConfig(PHASE_DEVELOPMENT_SERVER).rewrites?.();
    assert.ok(rules !== undefined && 'beforeFiles' in rules);
    const { redirects } = await readNetlifyConfig();
    // Next itself serves a page that a function fills in for one query.
    const isPage = (path: string) => /\/thank-you(\/|$)/.test(path);
    const rewrites = redirects.filter(({ from, to }) => to.startsWith('/.netlify/functions/') && !isPage(from));
    for (const path of rewrites.flatMap(({ from, to }) => [from, to])) {
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
