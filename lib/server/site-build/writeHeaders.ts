import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { firmSchema } from '../../content/schemas/firm.ts';
import { exportedFiles } from './exportedFiles.ts';
import { headerRules } from './headerRules.ts';
import { inlineScriptHashes, inlineStyles } from './inlineCode.ts';
import { dataAsBlocks } from './pageData.ts';
import { securityTxt } from './securityTxt.ts';

/** Above this, the policy is a burden on every answer: it no longer fits what HTTP/2 compresses. */
const HASH_LIMIT_BYTES = 3_000;
const SHOWN_FILES = 5;

/** Sharing pictures keep their addresses, which other sites remember; every other picture is named by its content. */
async function hashedPictureFolders(publish: string): Promise<string[]> {
  const folders = await readdir(join(publish, 'images')).catch(() => []);
  return folders.filter((folder) => folder !== 'og').sort();
}

/** In one step: the search index is made at the same time, and must not read half a page. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * Finishes the built site after `next build`: page data become blocks of data, then come
 * the response headers (out/_headers) and security.txt. Deploy previews and branch deploys, told by CONTEXT, are kept from
 * search engines.
 */
async function writeHeaders(publish: string, context: string | undefined, now: Date): Promise<void> {
  const hashes = new Set<string>();
  const styled: string[] = [];
  for (const file of await exportedFiles(publish, '.html')) {
    const built = await readFile(file, 'utf8');
    const html = dataAsBlocks(built);
    if (html !== built) await replaceFile(file, html);
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
    const count = inlineStyles(html);
    if (count > 0) styled.push(`${relative(publish, file)} (${count})`);
  }
  const rules = headerRules([...hashes].sort(), context, await hashedPictureFolders(publish));
  await writeFile(join(publish, '_headers'), rules);

  const firm = firmSchema.parse(
    JSON.parse(await readFile(join(import.meta.dirname, '../../../content/firm.json'), 'utf8')),
  );
  await mkdir(join(publish, '.well-known'), { recursive: true });
  await writeFile(join(publish, '.well-known/security.txt'), securityTxt(firm, now));

  const hashBytes = [...hashes].join("' '").length;
  console.log(`Headers: ${hashes.size} script hashes, ${hashBytes} bytes; _headers has ${rules.length} bytes.`);
  if (hashBytes > HASH_LIMIT_BYTES) console.warn(`Script hashes take more than ${HASH_LIMIT_BYTES} bytes.`);
  if (styled.length > 0) {
    const shown = styled.slice(0, SHOWN_FILES).join(', ');
    console.warn(`The policy blocks inline styles, and ${styled.length} pages have some: ${shown}.`);
  }
}

await writeHeaders(process.argv[2] ?? join(import.meta.dirname, '../../../out'), process.env.CONTEXT, new Date());
