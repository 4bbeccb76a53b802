import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FORM_ACTION, NEWSLETTER_ACTION, RESEND_PATH, THANK_YOU_PATHS } from '../../../../lib/enquiry/forms.ts';
import { swahiliPath } from '../../../../lib/site/translatedPages.ts';
import { type FunctionBundles, loadFunctions } from '../../../../netlify/local-server/functionBundles.ts';
import { type NetlifyConfig, readNetlifyConfig } from '../../../../netlify/local-server/netlifyConfig.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const PREFIX = '/.netlify/functions/';
const THANKS = [...Object.values(THANK_YOU_PATHS), swahiliPath(THANK_YOU_PATHS.contact)];

describe('The functions', () => {
  let bundles: FunctionBundles;
  let rewrites: NetlifyConfig['redirects'];
  before(async () => {
    const config = await readNetlifyConfig();
    rewrites = config.redirects.filter(({ to }) => to.startsWith(PREFIX));
    bundles = await loadFunctions(config.functionsDirectory);
  });
  after(() => bundles.remove());

  it('have a schedule or a rewrite each', () => {
    const reached = [...new Set(rewrites.map(({ to }) => to.slice(PREFIX.length)))];
    const unscheduled = bundles.functions.filter(({ config }) => config.schedule === undefined);
    assert.deepEqual(reached.sort(), unscheduled.map(({ name }) => name).sort());
  });

  it('are reached where the forms, the links of mails, the pages after a form and a monitor lead, whatever file the site has there', () => {
    assert.deepEqual(
      rewrites.map(({ from, status, force }) => ({ from, status, force })),
      [FORM_ACTION, ...THANKS, NEWSLETTER_ACTION, RESEND_PATH, '/health'].map((from) => ({
        from,
        status: 200,
        force: true,
      })),
    );
  });

  it('that take forms or look into the store have a rate limit of the platform', () => {
    for (const path of [FORM_ACTION, NEWSLETTER_ACTION, '/health']) {
      const limit = rewrites.find(({ from }) => from === path)?.rate_limit;
      assert.deepEqual(limit, { window_limit: 30, window_size: 60, aggregate_by: ['ip', 'domain'] });
    }
  });

  it('may not name a path of their own, which would lead past the rewrites', async () => {
    const folder = temporaryFolder();
    const code = "export default () => new Response(); export const config = { path: '/astray' };";
    await writeFile(join(folder, 'astray.ts'), code);
    await assert.rejects(loadFunctions(folder), /Unrecognized key.*path/);
  });
});
