import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { STATIC_PAGE_META } from '../../site/sitePage.ts';
import { elementsUrl } from './elementsFile.ts';
import { exportedFiles, exportFolder, replaceFile } from './exportedFiles.ts';

const FOLDER = '/_next/static/page';
const HASH_LENGTH = 12;

const SCRIPT = /<script((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/script>/g;
/** Hints to fetch scripts early: they would compete with what is seen first. */
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const START_SCRIPT = '<script data-part="page-start"';
const STATIC = `<meta name="${STATIC_PAGE_META}"`;
/** The opening tag of a custom element, since no other name has a hyphen. */
const ELEMENT = /<[a-z]+-[a-z-]+[ >]/;

/** Chunks that a script loads later, all at once, as the bundler writes them. */
const LATER = /Promise\.all\((\["static\/chunks\/[^\]]+\])/g;
/** The name that pdf.js has in the global object. */
const PDFJS = 'pdfjsLib';

/** URLs of the viewer's code and styles: what the scripts of a page load together with the chunk of pdf.js. */
export function viewerFiles(scripts: readonly string[], pdfjs: string): string[] {
  const lists = scripts.flatMap((script) => [...script.matchAll(LATER)].map(([, list = '[]']) => list));
  const files: string[] = JSON.parse(lists.find((list) => list.includes(pdfjs)) ?? '[]');
  return files.map((file) => `/_next/${file}`);
}

type PageScripts = {
  html: string;
  /** The code of Next's inline scripts, in their order; empty for a static page. */
  code: string;
};

const codeUrl = (code: string): string =>
  `${FOLDER}/${createHash('sha256').update(code).digest('hex').slice(0, HASH_LENGTH)}.js`;

/**
 * Takes the scripts out of an exported page. A static page keeps its start script, and gets that of the custom elements where it has
 * any. On a plain page the start script gets the list of the others, which it appends after the first paint; Next's inline ones
 * become one file of it. A page that opens documents also gets the list of what `viewerOf` finds in its scripts, which
 * components/pdf-viewer/host/fetchViewer.ts fetches early.
 */
export function takeScripts(
  html: string,
  elements: string,
  viewerOf: (sources: ReadonlySet<string>) => readonly string[] = () => [],
): PageScripts {
  const isStatic = html.includes(STATIC);
  const code: string[] = [];
  const sources = new Set<string>();

  const page = html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT, (tag, attributes: string, text: string) => {
    const src = attributes.match(/ src="([^"]+)"/)?.[1];
    if (attributes.includes('type="application/ld+json"')) return tag;
    if (attributes.includes('data-part="page-start"'))
      // Not a module, because browsers do not fetch a failed module a second time.
      return isStatic && ELEMENT.test(html) ? `${tag}<script src="${elements}" async=""></script>` : tag;
    if (src === undefined) code.push(text);
    // The others are for browsers that do not know modules.
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

/** Removes what Next's router would fetch: the browser navigates. */
async function removeRouteData(publish: string): Promise<void> {
  const isRouteData = (file: string) =>
    basename(file).startsWith('__next.') || existsSync(file.replace(/\.txt$/, '.html'));
  await Promise.all(exportedFiles(publish, '.txt').map((file) => isRouteData(file) && rm(file)));
}

/** Finds the viewer's files for the scripts of a page; throws if the bundler now writes them in another way. */
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

/** Takes the scripts out of every page of an export: the content security policy then needs one hash for all of them. */
async function moveScripts(publish: string): Promise<void> {
  await mkdir(join(publish, FOLDER), { recursive: true });
  const files = exportedFiles(publish, '.html');
  const elements = elementsUrl();
  const viewerOf = findViewer(publish);
  let plain = 0;
  for (const file of files) {
    try {
      const { html, code } = takeScripts(await readFile(file, 'utf8'), elements, viewerOf);
      await replaceFile(file, html);
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
