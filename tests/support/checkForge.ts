/**
 * `npm run check:workflows`: the workflows, the issue forms and renovate.json, which otherwise fail only once they
 * are on the forge. Lists what is wrong, one a line, and ends with exit code 1 while there is something.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { formIssues, renovateIssues, workflowIssues } from './forgeIssues.ts';

const root = resolve(process.argv[2] ?? '.');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const textsIn = (folder: string) =>
  new Map(readdirSync(join(root, folder)).map((name) => [`${folder}/${name}`, read(`${folder}/${name}`)]));

const versions = z.record(z.string(), z.string());
const { scripts, ...groups } = z
  .object({ scripts: versions, dependencies: versions, devDependencies: versions, overrides: versions })
  .parse(JSON.parse(read('package.json')));

const workflows = textsIn('.github/workflows');
const forms = textsIn('.github/ISSUE_TEMPLATE');
const issues = [
  ...(await workflowIssues(workflows, Object.keys(scripts))),
  ...[...forms].flatMap(([file, text]) => formIssues(file, text)),
  ...renovateIssues('renovate.json', read('renovate.json'), Object.values(groups).flatMap(Object.keys)),
];

for (const issue of issues) console.error(issue);
if (issues.length === 0)
  console.log(`${workflows.size} workflows, ${forms.size} issue forms, renovate.json: nothing wrong`);
else process.exitCode = 1;
