import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Writes the sheet of one page beside that of the frame, puts both into the page, and gives what stands for what. */
async function mergePage(publish: string, file: string, html: string, frame: ReadonlyMap<string, string>) {
  const own = sheetsIn(html).filter((sheet) => !frame.has(sheet));
  const address = own.length > 0 ? await writeMerged(publish, own) : '';
  const substitutes = new Map([...frame, ...own.map((sheet) => [sheet, address] as const)]);
  await writeFile(file, replaceSheets(html, substitutes));
  return substitutes;
}

/**
 * Gives every page two style sheets: that of the frame, which all pages share, and its own. The bundler is asked for the
 * smallest parts (next.config.mjs), because its larger ones hold styles of other pages; so many parts would be so
 * many requests. The parts stay: what is loaded later, on demand, names them.
 */
async function mergeStyles(publish: string): Promise<void> {
  await mkdir(join(publish, FOLDER), { recursive: true });
  const files = await exportedFiles(publish, '.html');
  const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })));
  const shared = sharedSheets(pages.map(({ html }) => sheetsIn(html)));
  const frameAddress = await writeMerged(publish, shared);
  const frame = new Map(shared.map((sheet) => [sheet, frameAddress]));

  const substitutesOf = new Map<string, ReadonlyMap<string, string>>();
  for (const { file, html } of pages) substitutesOf.set(file, await mergePage(publish, file, html, frame));

  const routeData = await exportedFiles(publish, '.txt');
  await Promise.all(
    routeData.map(async (data) => {
      const text = await readFile(data, 'utf8');
      if (sheetsIn(text).length === 0) return;
      const page = pageOf(data, publish);
      const substitutes = substitutesOf.get(page);
      if (!substitutes) throw new Error(`${data}: no page stands beside this data, expected ${page}`);
      await writeFile(data, replaceSheets(text, substitutes));
    }),
  );
  const sheets = new Set([...substitutesOf.values()].flatMap((substitutes) => [...substitutes.values()]));
  console.log(`Styles: ${sheets.size} sheets for ${pages.length} pages, the frame's of ${shared.length} parts.`);
}

await mergeStyles(process.argv[2] ?? join(import.meta.dirname, '../../../out'));
