import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { check, type LinkResult } from 'linkinator';
import { escapeMarkup } from '../../../../text/escapeMarkup.ts';
import { type ContentIssue, compareIssues, formatIssue } from '../../issues/contentIssue.ts';
import { type ContentTree, readContentTree } from '../contentTree.ts';
import { eachField } from '../eachField.ts';

/** Answers for a missing page; other refusals may be meant for scripts alone. */
const GONE = [404, 410];
const LIMIT_MS = 20_000;
const AT_ONCE = 6;
/** Reserved domains (RFC 2606), used as placeholders of the firm's own. */
const RESERVED_DOMAIN = /\.(example|invalid|test)$/;

type Place = Pick<ContentIssue, 'file' | 'line'>;

/** Returns every link to another site in texts and data, with its places. */
export function outsideLinks(tree: ContentTree): Map<string, Place[]> {
  const inData = [...tree.sources.values()].flatMap((source) =>
    [...eachField(source)].map(({ path, value }) => ({ url: value, file: source.file, line: source.lineOf(path) })),
  );
  const inTexts = [...tree.bodies.values()].flatMap(({ file, nodes }) =>
    nodes.map(({ url, position }) => ({ url, file, line: position?.start.line ?? 1 })),
  );
  const links = new Map<string, Place[]>();
  for (const { url, file, line } of [...inData, ...inTexts]) {
    if (typeof url !== 'string' || !/^https?:\/\/\S+$/.test(url) || !URL.canParse(url)) continue;
    const target = new URL(url);
    target.hash = '';
    if (RESERVED_DOMAIN.test(target.hostname)) continue;
    links.set(target.href, [...(links.get(target.href) ?? []), { file, line }]);
  }
  return links;
}

/** Requests every link, from one page with all of them; returns the failed ones. */
async function findBroken(urls: Iterable<string>): Promise<LinkResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    writeFileSync(
      join(folder, 'links.html'),
      [...urls].map((url) => `<a href="${escapeMarkup(url)}">x</a>`).join('\n'),
    );
    const options = { timeout: LIMIT_MS, concurrency: AT_ONCE, retry: true, retryErrors: true, retryErrorsCount: 1 };
    const { links } = await check({ path: 'links.html', serverRoot: folder, ...options });
    return links.filter(({ state }) => state !== 'OK');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks whether the domain does not exist. */
const isUnknownSite = ({ failureDetails = [] }: LinkResult): boolean =>
  failureDetails.some((failure) => inspect(failure).includes('ENOTFOUND'));

/** Builds an issue for each place of a link, and tells whether the link is dead. */
function describe(result: LinkResult, places: readonly Place[]) {
  const { url, status } = result;
  const isGone = GONE.includes(status ?? 0) || isUnknownSite(result);
  const found = `"${url}", ${status ? `answered ${status}` : 'no answer'}`;
  const expected = isGone ? 'an address that is there' : 'an answer; open it in a browser';
  return places.map((place) => ({ ...place, field: 'link', found, expected, isGone }));
}

/** Checks whether no site answered: this machine has no network, and the links are untested. */
const hasNoNetwork = (broken: readonly LinkResult[], count: number): boolean =>
  count > 0 && broken.length >= count && broken.every(({ status }) => !status);

/**
 * `node lib/server/content/check/links/outsideLinks.ts [root]` (npm run links): exit code 1 if a link is dead, or without a
 * network; with --may-skip the latter passes with a message.
 */
async function main(root: string, maySkip: boolean): Promise<void> {
  const links = outsideLinks(readContentTree(root));
  const broken = await findBroken(links.keys());
  if (hasNoNetwork(broken, links.size)) {
    process.stdout.write(`${maySkip ? 'Skipped' : 'Nothing was checked'}: no site answered. Is there a network?\n`);
    process.exitCode = maySkip ? 0 : 1;
    return;
  }
  const issues = broken.flatMap((result) => describe(result, links.get(result.url) ?? [])).toSorted(compareIssues);
  const gone = issues.filter(({ isGone }) => isGone);
  const unclear = issues.filter(({ isGone }) => !isGone);
  for (const issue of [...unclear, ...gone]) process.stdout.write(`${formatIssue(issue)}\n`);
  process.stdout.write(
    `${links.size} links to other sites: ${gone.length} places lead nowhere, ${unclear.length} to be looked at\n`,
  );
  if (gone.length > 0) process.exitCode = 1;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { 'may-skip': { type: 'boolean' } }, allowPositionals: true });
  await main(resolve(positionals[0] ?? '.'), values['may-skip'] === true);
}
