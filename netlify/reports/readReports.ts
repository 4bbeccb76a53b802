import * as z from 'zod/mini';

const text = z.catch(z.string(), '');

/** The two forms in which browsers report: of report-uri, and of the Reporting API. */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    disposition: text,
  }),
});
const newReports = z.array(
  z.object({
    type: text,
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      disposition: text,
    }),
  }),
);

type Violation = { page: string; directive: string; blocked: string; source: string; disposition: string };

const DIRECTIVE = /^[a-z]+(-[a-z]+){0,3}$/;
const PATH = /^\/[\w./-]{0,99}$/;
/** Words that browsers write in place of an address. */
const WORDS = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-sink', 'trusted-types-policy'];
/** What a visitor's own extensions do is no mistake of the site. */
const EXTENSION = /^(?:[a-z-]*-extension|chrome|about|resource)(?::|$)/i;

function violationsIn(json: unknown): Violation[] {
  const old = oldReport.safeParse(json);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'].split(' ', 1).join();
    const page = report['document-uri'];
    const { 'blocked-uri': blocked, 'source-file': source, disposition } = report;
    return [{ page, directive, blocked, source, disposition }];
  }
  const reports = newReports.safeParse(json);
  return (reports.data ?? [])
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
      disposition: body.disposition,
    }));
}

/** What was blocked, as one of a few words: an address could hold what a visitor typed. */
function blockedKind(blocked: string, host: string): string {
  const word = blocked.split(':', 1).join();
  if (WORDS.includes(word)) return word;
  if (!URL.canParse(blocked)) return 'unknown';
  return new URL(blocked).host === host ? 'a file of the site' : 'another site';
}

/**
 * Names of what browsers blocked on pages of the site, such as 'script-src-elem inline on /calculator/vat', to be counted.
 * Queries, addresses of other sites and samples of code are dropped.
 *
 * @param host of the site; reports of other pages are dropped
 */
export function violationNames(json: unknown, host: string): string[] {
  return violationsIn(json).flatMap(({ page, directive, blocked, source, disposition }) => {
    if (EXTENSION.test(blocked) || EXTENSION.test(source)) return [];
    if (!DIRECTIVE.test(directive) || !URL.canParse(page) || new URL(page).host !== host) return [];
    const { pathname } = new URL(page);
    const kind = `${directive} ${blockedKind(blocked, host)}${disposition === 'report' ? ', not blocked,' : ''}`;
    return [`${kind} on ${PATH.test(pathname) ? pathname : 'an odd address'}`];
  });
}
