import { z } from 'zod';

const advisorySchema = z.object({ title: z.string(), url: z.string() });
const vulnerabilitySchema = z.object({
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  range: z.string(),
  /** Advisories, or names of the dependencies that bring the weakness along. */
  via: z.array(z.union([z.string(), advisorySchema])),
});
const reportSchema = z.object({ vulnerabilities: z.record(z.string(), vulnerabilitySchema) });
/** What npm writes where the registry refused or could not be reached. */
const refusalSchema = z.object({ message: z.string(), error: z.unknown() });

const FAILING = ['high', 'critical'];

/** What an audit came to: lines for people, and whether something must be done, also where nothing could be audited. */
export type AuditResult = { lines: string[]; isFailed: boolean };

type Vulnerability = z.infer<typeof vulnerabilitySchema>;

function lineOf([name, { severity, range, via }]: [string, Vulnerability]): string {
  const reasons = via.map((reason) =>
    typeof reason === 'string' ? `through ${reason}` : `${reason.title}, ${reason.url}`,
  );
  return `${severity}: ${name} ${range}: ${reasons.join('; ')}`;
}

/**
 * Reads the output of `npm audit --json`. Weaknesses of high or critical severity fail, and so does a registry that answers no
 * audits (a mirror, a machine without network), since nothing was done then; unless `maySkip`.
 *
 * @throws Error where the output is neither a report nor a refusal
 */
export function readAudit(output: string, maySkip = false): AuditResult {
  const value: unknown = JSON.parse(output);
  const report = reportSchema.safeParse(value).data;
  if (report !== undefined) {
    const found = Object.entries(report.vulnerabilities);
    return {
      lines: found.length === 0 ? ['No known weakness in the dependencies.'] : found.map(lineOf),
      isFailed: found.some(([, { severity }]) => FAILING.includes(severity)),
    };
  }
  const { message } = refusalSchema.parse(value);
  const reason = `the registry did not answer: ${message}`;
  const line = maySkip ? `Skipped: ${reason}` : `Nothing was audited, because ${reason}`;
  return { lines: [line], isFailed: !maySkip };
}
