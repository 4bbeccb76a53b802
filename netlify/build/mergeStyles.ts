import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { exportedFiles } from './exportedFiles.ts';
import { replaceSheets, sharedSheets, sheetsIn } from './styleSheets.ts';

const FOLDER = '/_next/static/css';
const HASH_LENGTH = 10;

/** The page that a file of route data belongs to: about.txt and about/__next.about.txt to about.html. */
function pageOf(data: string, publish: string): string {
  const same = data.replace(/\.txt$/, '.html');
  if (existsSync(same)) return same;
  return dirname(data) === publish ? join(publish, 'index.html') : `${dirname(data)}.html`;
}

/** Writes the sheets one after the other into one file named by its content; gives its address. */
async function writeMerged(publish: string, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(publish, sheet), 'utf8')));
  const merged = texts.join('\n');
  const hash = createHash('sha256').update(merged).digest('hex').slice(0, HASH_LENGTH);
  const address = `${FOLDER}/${hash}.css`;
  await writeFile(join(publish, address), merged);
  return address;
}

/**
 * Gives every page two style sheets: that of the frame, which all pages share, and its own. The bundler is asked for the
 * smallest parts (next.config.mjs), because its larger ones hold styles of other pages; so many parts would be so
 * many requests. The parts stay: what is loaded later, on demand, names them.
 */
async function mergeStyles(publish: string): Promise<void> {
  await mkdir(join(publish, FOLDER), { recursive: true });
  const pages = new Map<string, string>();
  for (const file of await exportedFiles(publish, '.html')) pages.set(file, await readFile(file, 'utf8'));
  const frame = sharedSheets([...pages.values()].map(sheetsIn));
  const frameAddress = await writeMerged(publish, frame);

  const substitutesOf = new Map<string, Map<string, string>>();
  const addresses = new Set<string>();
  for (const [file, html] of pages) {
    const own = sheetsIn(html).filter((sheet) => !frame.includes(sheet));
    const substitutes = new Map(frame.map((sheet) => [sheet, frameAddress]));
    if (own.length > 0) {
      const address = await writeMerged(publish, own);
      addresses.add(address);
      for (const sheet of own) substitutes.set(sheet, address);
    }
    substitutesOf.set(file, substitutes);
    await writeFile(file, replaceSheets(html, substitutes));
  }

  for (const data of await exportedFiles(publish, '.txt')) {
    const text = await readFile(data, 'utf8');
    if (sheetsIn(text).length === 0) continue;
    const substitutes = substitutesOf.get(pageOf(data, publish));
    if (!substitutes)
      throw new Error(`${basename(data)}: no page stands beside this data: expected ${pageOf(data, publish)}`);
    await writeFile(data, replaceSheets(text, substitutes));
  }
  console.log(`Styles: one sheet for the frame (of ${frame.length} parts), ${addresses.size} for ${pages.size} pages.`);
}

await mergeStyles(process.argv[2] ?? join(import.meta.dirname, '../../out'));
