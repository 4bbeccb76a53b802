import { resolve } from 'node:path';
import { compareIssues, formatIssue } from '../issues/contentIssue.ts';
import { type ContentTree, readContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';

/** A link to another site, and every place in content/ that has it. */
export type OutsideLink = { url: string; places: { file: string; line: number }[] };

/** 'gone' is a mistake of the link; 'unclear' an answer that says nothing of it, such as a refusal of scripts. */
export type LinkState = { state: 'there' | 'gone' | 'unclear'; note: string };

const LIMIT_MS = 20_000;
const AT_ONCE = 6;
const GONE = [404, 410];
/** Some sites turn away what does not look like a browser. */
const HEADERS = { 'User-Agent': 'Mozilla/5.0 (compatible; link check of a website)', Accept: 'text/html,*/*' };
/** Names that nobody can register stand in for the firm's own. */
const isInvented = (url: string) => /\.(example|invalid|test)$/.test(new URL(url).hostname);

/** Every link to another site in texts and data, sorted. */
export function outsideLinks(tree: ContentTree): OutsideLink[] {
  const inData = [...tree.sources.values()].flatMap((source) =>
    [...eachField(source)].flatMap(({ path, value }) =>
      typeof value === 'string' ? [{ url: value, file: source.file, line: source.lineOf(path) }] : [],
    ),
  );
  const inTexts = [...tree.bodies.values()].flatMap(({ file, nodes }) =>
    nodes.flatMap(({ url, position }) => (url ? [{ url, file, line: position?.start.line ?? 1 }] : [])),
  );
  const links = new Map<string, OutsideLink>();
  for (const { url, file, line } of [...inData, ...inTexts]) {
    if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url) || isInvented(url)) continue;
    const link = links.get(url) ?? { url, places: [] };
    link.places.push({ file, line });
    links.set(url, link);
  }
  return [...links.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<number> {
  const response = await fetch(url, { method, headers: HEADERS, signal: AbortSignal.timeout(LIMIT_MS) });
  await response.body?.cancel();
  return response.status;
}

/** Asks for a page, first without its content. */
export async function stateOf(url: string): Promise<LinkState> {
  try {
    const first = await ask(url, 'HEAD');
    const status = first < 400 ? first : await ask(url, 'GET');
    if (status < 400) return { state: 'there', note: String(status) };
    return { state: GONE.includes(status) ? 'gone' : 'unclear', note: `answered ${status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === 'ENOTFOUND') return { state: 'gone', note: 'there is no such site' };
    return { state: 'unclear', note: code || (cause instanceof Error ? cause.message : String(cause)) };
  }
}

/** Asks for all links, a few at once. */
export async function checkOutsideLinks(links: readonly OutsideLink[]): Promise<Map<string, LinkState>> {
  const states = new Map<string, LinkState>();
  const waiting = [...links];
  const work = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) states.set(link.url, await stateOf(link.url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return states;
}

/** `node lib/server/content/check/outsideLinks.ts [root]` (npm run links): exit code 1 where a link leads nowhere. */
async function main(root: string): Promise<void> {
  const links = outsideLinks(readContentTree(root));
  const states = await checkOutsideLinks(links);
  const linesOf = (wanted: LinkState['state'], expected: string) =>
    links
      .flatMap(({ url, places }) => {
        const { state, note } = states.get(url) ?? { state: 'unclear', note: '' };
        return state === wanted
          ? places.map((place) => ({ ...place, field: 'link', found: `"${url}", ${note}`, expected }))
          : [];
      })
      .toSorted(compareIssues)
      .map(formatIssue);
  const gone = linesOf('gone', 'an address that is there');
  const unclear = linesOf('unclear', 'an answer; open it in a browser');
  for (const line of [...unclear, ...gone]) process.stdout.write(`${line}\n`);
  process.stdout.write(
    `${links.length} links to other sites: ${gone.length} places lead nowhere, ${unclear.length} to be looked at\n`,
  );
  if (gone.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main(resolve(process.argv[2] ?? '.'));
