import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { FORM_ACTION, NEWSLETTER_ACTION, RESEND_PATH, THANK_YOU_PATHS } from '../../../../lib/enquiry/forms.ts';
import { swahiliPath } from '../../../../lib/site/translatedPages.ts';
import { loadFunctions } from '../../../../netlify/local-server/functions.ts';
import { createSiteRules } from '../../../../netlify/local-server/requestListener.ts';
import { PROJECT_DIRECTORY } from '../../../../netlify/local-server/serverSettings.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const CONFIG = join(PROJECT_DIRECTORY, 'netlify.toml');
const PREFIX = '/.netlify/functions/';
const FORM = `${PREFIX}contact-form`;
const HEALTH = `${PREFIX}health`;
const THANKS = [...Object.values(THANK_YOU_PATHS), swahiliPath(THANK_YOU_PATHS.contact)];

describe('The functions', () => {
  const ways = [
    [FORM_ACTION, FORM],
    [`${FORM_ACTION}/`, FORM],
    [NEWSLETTER_ACTION, FORM],
    [RESEND_PATH, FORM],
    ['/health', HEALTH],
    ...THANKS.map((path) => [`${path}?reference=0123456789ab`, FORM]),
  ] as const;
  it('are reached where the forms, the links of mails, the pages after a form and a monitor lead, whatever file the site has there', async () => {
    const rules = createSiteRules(CONFIG, temporaryFolder());
    for (const [path, target] of ways) {
      const match = await rules.match(new Request(`https://www.firm.example${path}`));
      assert.deepEqual([match?.target.pathname, match?.statusCode, match?.force], [target, 200, true], path);
    }
  });

  it('have a schedule or a rewrite each', async () => {
    const functions = await loadFunctions(join(PROJECT_DIRECTORY, 'netlify/functions'));
    const unscheduled = functions.filter(({ config }) => config.schedule === undefined);
    assert.deepEqual(unscheduled.map(({ name }) => `${PREFIX}${name}`).sort(), [FORM, HEALTH]);
  });

  it('that take forms or look into the store have a rate limit of the platform', () => {
    const rules = readFileSync(CONFIG, 'utf8').split('[[redirects]]');
    for (const path of [FORM_ACTION, NEWSLETTER_ACTION, '/health']) {
      const rule = rules.find((text) => text.includes(`from = "${path}"`)) ?? '';
      assert.match(rule, /window_limit = 30\s+window_size = 60\s+aggregate_by = \["ip", "domain"\]/);
    }
  });

  const astray: [config: string, says: RegExp][] = [
    ["path: '/astray'", /Unrecognized key.*path/],
    ["schedule: '@hourly'", /schedule/],
  ];
  for (const [config, says] of astray) {
    it(`may not have ${config}, which the local server would not follow`, async () => {
      const folder = temporaryFolder();
      const code = `export default () => new Response(); export const config = { ${config} };`;
      await writeFile(join(folder, 'astray.ts'), code);
      await assert.rejects(loadFunctions(folder), says);
    });
  }
});
