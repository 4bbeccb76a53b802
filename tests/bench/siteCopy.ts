import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Nothing that a page shows. */
const LEFT_OUT = /\.(br|gz|pdf|xlsx)$|\/(pdfjs|pagefind)$/;

/** A page without its scripts, what they read, and what loads them early. Data for search engines stays. */
export function stripPage(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
      attributes.includes('application/ld+json') ? whole : '',
    )
    .replace(/<link\b[^>]*>/g, (link) => (/\bas="script"|\brel="modulepreload"/.test(link) ? '' : link));
}

/** Copies an export with every page rewritten, into a temporary folder. */
export function copySite(out: string, rewrite: (html: string) => string): string {
  const folder = temporaryFolder();
  cpSync(out, folder, { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
  return folder;
}

/** Copies an empty export with the style sheets and the early fonts of a site's first page, and nothing else of it. */
export function dressedCopy(empty: string, out: string): string {
  const links =
    readFileSync(join(out, 'index.html'), 'utf8').match(/<link\b[^>]*( rel="stylesheet"| as="font")[^>]*>/g) ?? [];
  const folder = copySite(empty, (html) => html.replace('</head>', () => `${links.join('')}</head>`));
  for (const link of links) {
    const path = link.match(/ href="([^"?]*)/)?.[1] ?? '';
    cpSync(join(out, path), join(folder, path));
  }
  return folder;
}
