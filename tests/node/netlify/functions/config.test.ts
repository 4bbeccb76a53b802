import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { MY_CALENDAR_PATH } from '../../../../lib/calendar/calendarFiles.ts';
import { FORM_ACTION } from '../../../../lib/enquiry/forms.ts';
import { NEWSLETTER_PATHS } from '../../../../lib/enquiry/newsletter.ts';
import { RELEASE_PATH } from '../../../../netlify/forms/release/releaseLink.ts';
import { type FunctionBundles, loadFunctions } from '../../../../netlify/local-server/functionBundles.ts';
import { createFunctionRouter } from '../../../../netlify/local-server/functionRouter.ts';
import {
  type NetlifyConfig,
  PROJECT_DIRECTORY,
  readNetlifyConfig,
} from '../../../../netlify/local-server/netlifyConfig.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { openBackstage } from '../support/backstage.ts';
import { catchLogs } from '../support/catchLogs.ts';

const PREFIX = '/.netlify/functions/';

describe('The functions', () => {
  const logs = catchLogs();
  let bundles: FunctionBundles;
  let rewrites: NetlifyConfig['redirects'];
  before(async () => {
    const config = await readNetlifyConfig();
    rewrites = config.redirects.filter(({ to }) => to.startsWith(PREFIX));
    bundles = await loadFunctions(config.functionsDirectory);
  });
  after(() => bundles.remove());

  it('have a schedule or a rewrite each', () => {
    const reached = rewrites.map(({ to }) => to.slice(PREFIX.length));
    const unscheduled = bundles.functions.filter(({ config }) => config.schedule === undefined);
    assert.deepEqual(reached.sort(), unscheduled.map(({ name }) => name).sort());
  });

  it('are reached where the forms, the links of mails, calendar programs, browsers’ reports and a monitor lead, whatever file the site has there', () => {
    assert.deepEqual(
      rewrites.map(({ from, status, force }) => ({ from, status, force })),
      [FORM_ACTION, ...Object.values(NEWSLETTER_PATHS), RELEASE_PATH, MY_CALENDAR_PATH, '/csp-reports', '/health'].map(
        (from) => ({
          from,
          status: 200,
          force: true,
        }),
      ),
    );
  });

  it('that take forms or look into the store have a rate limit of the platform', () => {
    for (const path of [FORM_ACTION, NEWSLETTER_PATHS.ask, '/health']) {
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

  it('are bundled anew for each server: bundles of servers that are gone go, those of others stay', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const folders = [`run-${pid}-gone`, `run-${process.ppid}-lives`, 'run-0-nobody'].map((name) =>
      join(PROJECT_DIRECTORY, '.netlify/functions-serve', name),
    );
    for (const folder of folders) await mkdir(folder, { recursive: true });
    const { remove } = await loadFunctions((await readNetlifyConfig()).functionsDirectory);
    await remove();
    assert.deepEqual(folders.map(existsSync), [false, true, true]);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  it('wait for the digest, which the platform would otherwise cut short', async () => {
    const { blobs } = await openBackstage({});
    process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(blobs)).toString('base64');
    await createFunctionRouter(bundles.functions, 'production').runScheduled('digest');
    delete process.env.NETLIFY_BLOBS_CONTEXT;
    assert.match(logs.join('\n'), /"event":"digest","code":"SMTP_URL is not set"/);
  });
});
