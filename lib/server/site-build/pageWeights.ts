import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

/** Pages of rates and tools, which show all their rules as tables for visitors without JavaScript. */
const TABLES = /^\/(sw\/)?(rates|calculator|calendar)\b/;

/** Returns the recommended maximum size of a page's HTML, in kilobytes after brotli. */
function adviceFor(path: string): number {
  if (path === '/resources') return 25;
  return TABLES.test(path) ? 18 : 14;
}

/** Returns the size of a text in kilobytes after brotli. A low quality takes a hundredth of the time, and is never too low. */
const weigh = (text: Buffer, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

/** Prints the size of the heaviest page in each folder, and of others near the recommended maximum. */
function printWeights(publish: string): void {
  const pages = exportedFiles(publish, '.html').map((file) => {
    const html = readFileSync(file);
    const path = `/${relative(publish, file).replace(/(^|\/)index\.html$|\.html$/, '')}`;
    return { path, html, estimate: weigh(html, 4), advice: adviceFor(path) };
  });
  for (const [folder, group] of Map.groupBy(pages, ({ path }) => dirname(path))) {
    group.sort((one, other) => other.estimate - one.estimate);
    for (const { path, html, advice } of group.filter((page, at) => at === 0 || page.estimate > page.advice)) {
      const weight = weigh(html, 11);
      const mark = weight > advice ? `, over the advised ${advice} kB` : '';
      console.log(`  ${weight.toFixed(1).padStart(6)} kB  ${path}, of ${group.length} in ${folder}${mark}`);
    }
  }
}

printWeights(exportFolder());
