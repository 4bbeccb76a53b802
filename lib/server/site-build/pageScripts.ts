import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { STATIC_PAGE_META } from '../../site/sitePage.ts';
import { contentHash } from '../contentHash.ts';
import { elementsUrl } from './elementsFile.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

const FOLDER = '/_next/static/page';

const SCRIPT = /<script((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/script>/g;
/** Script preloads, which would compete with visible content. */
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const START_SCRIPT = '<script data-part="page-start"';
const STATIC = `<meta name="${STATIC_PAGE_META}"`;
/** Opening tag of a custom element; no other tag name has a hyphen. */
const ELEMENT = /<[a-z]+-[a-z-]+[ >]/;

/** Chunks that a script loads later in one batch, as written by the bundler. */
const LATER = /Promise\.all\((\["static\/chunks\/[^\]]+\])/g;
/** Global variable of pdf.js. */
const PDFJS = 'pdfjsLib';

/** Returns the URLs of the viewer's code and styles: everything that the page's scripts load together with the pdf.js chunk. */
export function viewerFiles(scripts: readonly string[], pdfjs: string): string[] {
  const lists = scripts.flatMap((script) => [...script.matchAll(LATER)].map(([, list = '[]']) => list));
  const files: string[] = JSON.parse(lists.find((list) => list.includes(pdfjs)) ?? '[]');
  return files.map((file) => `/_next/${file}`);
}

type PageScripts = {
  html: string;
  /** Code of Next's inline scripts, in order; empty for a static page. */
  code: string;
};

const codeUrl = (code: string): string => `${FOLDER}/${contentHash(code)}.js`;

/**
 * Removes the scripts from an exported page. A static page keeps its start script, and gets the custom elements' script if
 * it contains any. On other pages, the start script gets a list of the remaining scripts, which it appends after first
 * paint, with Next's inline scripts merged into one file. A page that opens documents also gets the list of files that
 * `viewerOf` finds in its scripts, for components/pdf-viewer/host/fetchViewer.ts to fetch early.
 */
export function takeScripts(
  html: string,
  elements: string,
  viewerOf: (sources: ReadonlySet<string>) => readonly string[],
): PageScripts {
  const isStatic = html.includes(STATIC);
  const code: string[] = [];
  const sources = new Set<string>();

  const page = html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT, (tag, attributes: string, text: string) => {
    const src = attributes.match(/ src="([^"]+)"/)?.[1];
    if (attributes.includes('type="application/ld+json"')) return tag;
    if (attributes.includes('data-part="page-start"'))
      // Not a module, because browsers do not retry a failed module.
      return isStatic && ELEMENT.test(html) ? `${tag}<script src="${elements}" async=""></script>` : tag;
    if (src === undefined) code.push(text);
    // `nomodule` scripts are only for browsers without module support.
    else if (!/nomodule/i.test(attributes)) sources.add(src);
    return '';
  });
  if (!page.includes(START_SCRIPT)) throw new Error('the start script of components/shell/SiteDocument.tsx is missing');
  if (isStatic) return { html: page, code: '' };
  if (sources.size === 0 || code.length === 0) throw new Error('a plain page has no Next.js scripts');
  const all = code.join(';\n');
  const list = [codeUrl(all), ...sources].join(' ');
  const viewer = viewerOf(sources).join(' ');
  const attributes = ` data-scripts="${list}"${viewer && ` data-viewer-files="${viewer}"`}`;
  return { html: page.replace(START_SCRIPT, START_SCRIPT + attributes), code: all };
}

/** Deletes the data for Next's router, because the site uses full page loads. */
async function removeRouteData(publish: string): Promise<void> {
  const isRouteData = (file: string) =>
    basename(file).startsWith('__next.') || existsSync(file.replace(/\.txt$/, '.html'));
  await Promise.all(exportedFiles(publish, '.txt').map((file) => isRouteData(file) && rm(file)));
}

/** Finds the viewer's files for a page's scripts. Throws if the bundler's output format has changed. */
function findViewer(publish: string): (sources: ReadonlySet<string>) => readonly string[] {
  const chunks = exportedFiles(join(publish, '_next/static/chunks'), '.js');
  const texts = new Map(chunks.map((file) => [`/${relative(publish, file)}`, readFileSync(file, 'utf8')]));
  const pdfjs = [...texts.keys()].find((url) => texts.get(url)?.includes(PDFJS)) ?? '';
  if (viewerFiles([...texts.values()], basename(pdfjs)).length === 0) throw new Error('no script loads the viewer');
  return (sources) =>
    viewerFiles(
      [...sources].map((url) => texts.get(url) ?? ''),
      basename(pdfjs),
    );
}

/** Removes the scripts from all exported pages, so that the content security policy needs only one hash. */
async function moveScripts(publish: string): Promise<void> {
  await mkdir(join(publish, FOLDER), { recursive: true });
  const files = exportedFiles(publish, '.html');
  const elements = elementsUrl();
  const viewerOf = findViewer(publish);
  let plain = 0;
  for (const file of files) {
    try {
      const { html, code } = takeScripts(await readFile(file, 'utf8'), elements, viewerOf);
      await writeFile(file, html);
      if (code === '') continue;
      await writeFile(join(publish, codeUrl(code)), code);
      plain += 1;
    } catch (error) {
      throw new Error(`${relative(publish, file)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await removeRouteData(publish);
  console.log(`Pages: ${files.length - plain} without Next's scripts, ${plain} with them, moved out of the HTML.`);
}

if (import.meta.main) await moveScripts(exportFolder());
