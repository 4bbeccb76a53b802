import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firm } from '../../content/schemas/firm.ts';
import { builtAt } from '../../dates/builtAt.ts';
import { mailLink } from '../../site/contactLinks.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { COLLECTIONS } from '../content/source/collections.ts';
import { readCollection } from '../content/source/readCollection.ts';
import { contentHash } from '../contentHash.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';
import { headerRules, redirectRules, SPECULATION_RULES, SPECULATION_RULES_URL } from './headerRules.ts';

/** RFC 9116 recommends less than a year. Every build renews it. */
const VALID_MONTHS = 11;

/** Rounded to the first of the month, so that builds in the same month are identical. */
const expiryOf = (builtAt: Date) =>
  new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + VALID_MONTHS, 1));

/** Returns the text of /.well-known/security.txt (RFC 9116), which says where to report a vulnerability. */
function securityTxt(firm: Pick<Firm, 'email' | 'url'>, builtAt: Date): string {
  return [
    `Contact: ${mailLink(firm.email)}`,
    `Contact: ${firm.url}/contact`,
    `Expires: ${expiryOf(builtAt).toISOString()}`,
    'Preferred-Languages: en, sw',
    `Canonical: ${firm.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const SCRIPT = /<script((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script>/gi;
const DATA_TYPE = /\btype=["']?application\/(ld\+)?json\b/i;

/** Returns the content security policy hashes of a page's inline scripts. */
function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.push(`sha256-${hash('sha256', code, 'base64')}`);
  }
  return hashes;
}

/**
 * Returns the picture folders with content-hashed file names. Excludes sharing pictures (og), because other sites store
 * their URLs.
 */
async function hashedPictureFolders(publish: string): Promise<string[]> {
  const folders = await readdir(join(publish, 'images')).catch(() => []);
  return folders.filter((folder) => folder !== 'og').sort();
}

/**
 * Writes the response headers (_headers), the redirects from content/ (_redirects), security.txt and the build id
 * (build.txt, and offline-worker.js, which names its cache after it). The id is a hash of all pages, so it also changes with
 * their scripts and styles, whose names contain a hash. Deploy previews and branch deploys, identified by CONTEXT, are hidden
 * from search engines, and so is every deploy before the launch.
 */
async function writeHeaders(publish: string, context: string | undefined, now: Date): Promise<void> {
  const hashes = new Set<string>();
  let site = '';
  for (const file of exportedFiles(publish, '.html')) {
    const html = await readFile(file, 'utf8');
    site += contentHash(html);
    for (const inline of inlineScriptHashes(html)) hashes.add(inline);
  }
  const rules = headerRules([...hashes].sort(), context, {
    pictureFolders: await hashedPictureFolders(publish),
    isLaunched: getFirm('en').launchedOn !== undefined,
  });
  await writeFile(join(publish, '_headers'), rules);
  await writeFile(join(publish, '_redirects'), redirectRules(readCollection(COLLECTIONS.redirects, 'en')));
  await writeFile(join(publish, SPECULATION_RULES_URL), JSON.stringify(SPECULATION_RULES));

  const build = contentHash(site);
  await writeFile(join(publish, 'build.txt'), `${build}\n`);
  const worker = join(publish, 'offline-worker.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace("'development'", `'${build}'`));
  await mkdir(join(publish, '.well-known'), { recursive: true });
  await writeFile(join(publish, '.well-known/security.txt'), securityTxt(getFirm('en'), now));

  console.log(`Headers: ${hashes.size} script hashes; _headers has ${rules.length} bytes.`);
  if (hashes.size > 1 && process.env.PLAIN_EXPORT !== '1')
    throw new Error('The policy has one hash, of the start script of every page; another inline script is left.');
}

await writeHeaders(exportFolder(), process.env.CONTEXT, builtAt());
