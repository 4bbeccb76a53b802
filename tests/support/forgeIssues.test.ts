import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formIssues, renovateIssues, workflowIssues } from './forgeIssues.ts';

const FILE = '.github/workflows/check.yml';
const COMMIT = '3d3c42e5aac5ba805825da76410c181273ba90b1';
const WORKFLOW = `name: Check
on:
  pull_request:
  schedule:
    - cron: '20 22 * * *'
permissions:
  contents: read
concurrency:
  group: check-\${{ github.ref }}
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@${COMMIT} # v7.0.1
      - id: version
        run: echo "x=1" >> "$GITHUB_OUTPUT"
      - if: failure()
        run: echo \${{ steps.version.outputs.x }}
      - run: npm run --silent check
`;

const issuesOf = (text: string) => workflowIssues(new Map([[FILE, text]]), ['check', 'test:unit']);

/** The workflow with one slip in it. */
async function issuesWith(from: string, to: string): Promise<string[]> {
  assert.ok(WORKFLOW.includes(from), `the workflow holds no ${from}`);
  return issuesOf(WORKFLOW.replace(from, () => to));
}

describe('The check of a workflow', () => {
  it('has nothing to say of one that is in order', async () => assert.deepEqual(await issuesOf(WORKFLOW), []));

  const slips = [
    { slip: 'a mistyped key', from: 'runs-on', to: 'run-on', says: /check\.yml:12 {2}unexpected key "run-on"/ },
    {
      slip: 'an event that does not exist',
      from: 'pull_request:',
      to: 'pull_requests:',
      says: /unknown Webhook event/,
    },
    { slip: 'an hour that no day has', from: "'20 22", to: "'20 24", says: /invalid CRON format/ },
    { slip: 'a permission that does not exist', from: 'contents:', to: 'content:', says: /unknown permission scope/ },
    {
      slip: 'a context that does not exist',
      from: 'github.ref',
      to: 'githib.ref',
      says: /undefined variable "githib"/,
    },
    { slip: 'a function that does not exist', from: 'failure()', to: 'failed()', says: /undefined function "failed"/ },
    {
      slip: 'a step that does not exist',
      from: 'steps.version',
      to: 'steps.versions',
      says: /"versions" is not defined/,
    },
    {
      slip: 'a job to wait for that does not exist',
      from: '    steps:',
      to: '    needs: build\n    steps:',
      says: /"build"/,
    },
    { slip: 'a tab', from: '  pull_request', to: '\tpull_request', says: /check\.yml:3 {2}.*[Tt]ab/ },
    {
      slip: 'an action by its tag',
      from: COMMIT,
      to: 'v7',
      says: /actions\/checkout@v7: not pinned by a whole commit/,
    },
    { slip: 'a job without an end', from: '    timeout-minutes: 10\n', to: '', says: /jobs\.test\.timeout-minutes/ },
    { slip: 'permissions left open', from: 'permissions:\n  contents: read\n', to: '', says: / {2}permissions: / },
    {
      slip: 'a script that is gone',
      from: '--silent check',
      to: 'checks',
      says: /npm run checks: package\.json has no/,
    },
  ];
  for (const { slip, from, to, says } of slips) {
    it(`names ${slip}`, async () => assert.match((await issuesWith(from, to)).join('\n'), says));
  }
});

describe('The check of an issue form', () => {
  const BUG = `name: Bug
description: Something is broken
body:
  - type: input
    id: page
    attributes:
      label: Page
    validations:
      required: true
`;
  const issuesOfForm = (text: string) => formIssues('bug.yml', text).join('\n');

  it('has nothing to say of one that is in order', () => assert.equal(issuesOfForm(BUG), ''));

  const slips = [
    { slip: 'no description', from: 'description: Something is broken\n', to: '', says: /description: / },
    { slip: 'a kind of field that does not exist', from: 'type: input', to: 'type: text', says: /body\.0\.type: / },
    { slip: 'a mistyped key', from: 'validations', to: 'validation', says: /body\.0: .*"validation"/ },
    { slip: 'an id twice', from: 'body:\n', to: `body:\n${BUG.split('body:\n')[1]}`, says: /body: has an id twice/ },
  ];
  for (const { slip, from, to, says } of slips) {
    it(`names ${slip}`, () => assert.match(issuesOfForm(BUG.replace(from, to)), says));
  }

  it('knows the file that stands beside the forms', () => {
    assert.deepEqual(formIssues('ISSUE_TEMPLATE/config.yml', 'blank_issues_enabled: false'), []);
    assert.match(formIssues('ISSUE_TEMPLATE/config.yml', 'blank_issues: false').join(), /"blank_issues"/);
  });
});

describe("The check of Renovate's configuration", () => {
  const CONFIG = {
    $schema: 'https://docs.renovatebot.com/renovate-schema.json',
    extends: ['config:recommended'],
    timezone: 'Africa/Dar_es_Salaam',
    minimumReleaseAge: '7 days',
    internalChecksFilter: 'strict',
    prConcurrentLimit: 5,
    labels: [],
    semanticCommits: 'disabled',
    commitMessagePrefix: 'deps:',
    lockFileMaintenance: { enabled: true },
    vulnerabilityAlerts: { labels: [] },
    packageRules: [{ description: 'The pages', matchPackageNames: ['next', '@next/**'], groupName: 'next' }],
  };
  const issuesOfConfig = (config: object) =>
    renovateIssues('renovate.json', JSON.stringify(config), ['next', '@next/mdx']).join('\n');

  it('has nothing to say of one that is in order', () => assert.equal(issuesOfConfig(CONFIG), ''));

  it('names a mistyped key, an age without its unit and a package that is gone', () => {
    assert.match(issuesOfConfig({ ...CONFIG, minimumReleaseAges: '7 days' }), /"minimumReleaseAges"/);
    assert.match(issuesOfConfig({ ...CONFIG, minimumReleaseAge: '7' }), /minimumReleaseAge: /);
    const gone = [{ description: 'The pages', matchPackageNames: ['next', '@vue/**'], groupName: 'next' }];
    assert.match(issuesOfConfig({ ...CONFIG, packageRules: gone }), /@vue\/\*\*: package\.json has no such package/);
  });
});
