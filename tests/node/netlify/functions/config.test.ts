import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { FORM_ACTION } from '../../../../lib/enquiry/fields.ts';
import { NEWSLETTER_PATHS } from '../../../../lib/enquiry/newsletter.ts';
import { type FunctionBundles, loadFunctions } from '../../../../netlify/local-server/functionBundles.ts';
import { readNetlifyConfig } from '../../../../netlify/local-server/netlifyConfig.ts';

describe('The functions', () => {
  let bundles: FunctionBundles;
  let from: string[];
  before(async () => {
    const config = await readNetlifyConfig();
    from = config.redirects.map((rule) => rule.from);
    bundles = await loadFunctions(config.functionsDirectory);
  });
  after(() => bundles.remove());

  it('have a path or a schedule each, so that none answers at its default path', () => {
    for (const { name, config } of bundles.functions) {
      assert.ok((config.path === undefined) !== (config.schedule === undefined), name);
    }
  });

  it('answer where the forms and the links of the newsletter lead, and no redirect stands before them', () => {
    const paths = bundles.functions.flatMap(({ config }) => config.path ?? []);
    assert.deepEqual(paths.sort(), [FORM_ACTION, ...Object.values(NEWSLETTER_PATHS)].sort());
    assert.deepEqual(
      paths.filter((path) => from.includes(path)),
      [],
    );
  });

  it('that take forms have a rate limit of the platform', () => {
    for (const path of [FORM_ACTION, NEWSLETTER_PATHS.ask]) {
      const taker = bundles.functions.find(({ config }) => config.path === path);
      assert.deepEqual(taker?.config.rateLimit, { windowLimit: 30, windowSize: 60 });
    }
  });
});
