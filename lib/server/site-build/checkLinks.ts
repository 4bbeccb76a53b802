import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listContentFiles } from '../content/source/contentFiles.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

/** A broken link in an exported page, with the content line that contains it, or otherwise the page. */
type DeadLink = { page: string; link: string; place: string; isHash: boolean };

/** An exported page: its path, the ids of its elements, and its links within the site. */
type Page = { path: string; ids: ReadonlySet<string>; links: readonly string[] };

const ROOT = join(import.meta.dirname, '../../..');

const NOT_PUBLISHED = /^\/(styleguide|pagefind|pdfjs)(\/|$)/;

const plain = (attribute: string) => attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

function readPage(file: string, folder: string): Page {
  const html = readFileSync(file, 'utf8');
  const path = `/${relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => plain(value));
  return { path, ids: new Set(all(/\sid="([^"]+)"/g)), links: all(/<a\s(?:[^>]*\s)?href="((?:\/(?!\/)|#)[^"]*)"/g) };
}

/** Finds the content line with a link: first in the page's own text, then in any file. */
function makeLocator(root: string): (page: string, link: string) => string {
  const files = listContentFiles(root).map((file) => ({
    file,
    lines: readFileSync(join(root, file), 'utf8').split('\n'),
  }));
  return (page, link) => {
    const name = page.split('/').at(-1) || 'home';
    const isOf = ({ file }: { file: string }) => file.endsWith(`/${name}.mdx`) || file.endsWith(`/${name}.json`);
    const own = files.filter(isOf);
    // A hash-only link can only be in the page's own text.
    const searched = link.startsWith('#') ? own : [...own, ...files.filter((one) => !isOf(one))];
    for (const { file, lines } of searched) {
      const line = lines.findIndex((text) =>
        [`(${link})`, `"${link}"`, `'${link}'`, `: ${link}`].some((one) => text.includes(one)),
      );
      if (line >= 0) return `${file}:${line + 1}`;
    }
    return `the page ${page}`;
  };
}

/** Finds links in exported pages whose page, file or anchor does not exist. */
export function findDeadLinks(folder: string, root = ROOT): DeadLink[] {
  const pages = exportedFiles(folder, '.html')
    .map((file) => readPage(file, folder))
    .filter(({ path }) => !NOT_PUBLISHED.test(path));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
  const locate = makeLocator(root);
  return pages.flatMap((page) =>
    [...new Set(page.links)].flatMap((link): DeadLink[] => {
      const { pathname, hash } = new URL(link, `https://site.example${page.path}`);
      const path = decodeURIComponent(pathname);
      const target = byPath.get(path);
      const isDead = !target && !isFile(path);
      const isHash =
        !isDead && target !== undefined && hash !== '' && !target.ids.has(decodeURIComponent(hash.slice(1)));
      return isDead || isHash ? [{ page: page.path, link, place: locate(page.path, link), isHash }] : [];
    }),
  );
}

/**
 * `node lib/server/site-build/checkLinks.ts [folder]`: fails for a link to a missing page or file. A missing anchor only
 * produces a warning, because the link still opens the right page.
 */
function main(): void {
  const dead = findDeadLinks(exportFolder());
  const linesOf = (links: readonly DeadLink[], expected: string) =>
    [...new Set(links.map(({ place, link }) => `${place}  link: found "${link}", expected ${expected}`))].sort();
  for (const line of linesOf(
    dead.filter(({ isHash }) => isHash),
    'the anchor of a heading that the page has',
  )) {
    console.warn(`advice: ${line}`);
  }
  const lost = linesOf(
    dead.filter(({ isHash }) => !isHash),
    'a page or a file of this site',
  );
  for (const line of lost) console.error(line);
  if (lost.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
