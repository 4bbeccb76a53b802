import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { projectRoot } from '../content/source/contentFiles.ts';

/** A paragraph, list item, table row or heading of a page. */
export type TextBlock = { text: string; isHeading: boolean };

/** The blocks of a page, in reading order. */
export type PageText = TextBlock[];

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];
/** A node of a page's tag tree: an element with a role, or a leaf that refers to text content. */
type Tag = { role?: string; type?: string; id?: string; children?: Tag[] };

const HEADINGS = /^H[2-6]$/;
const BLOCKS = /^(?:P|H[1-6]?|LI|TR|Caption|BlockQuote|Note|TOCI|Title)$/;
/** Page number at the end of a table of contents entry. */
const PAGE_NUMBER = /\s*\d+\s*$/;
/** Tag of list numbers and bullets, which are not part of the text. */
const LABEL = 'Lbl';

const CHARACTER_MAPS = join(import.meta.dirname, '../../../node_modules/pdfjs-dist/cmaps/');

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the separator after a line: a space, except after a hyphen, as in 'six-' before 'month'. */
const lineEnd = (line: string) => (/\p{L}-$/u.test(line) ? '' : ' ');

/** Groups a page's text by the ids of its tags; untagged text gets the id ''. */
function textById(items: Content): Map<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((name) => name !== '') ?? '';
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? lineEnd(item.str) : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  return texts;
}

function wholeText(tag: Tag, texts: ReadonlyMap<string, string>): string {
  if (tag.role === LABEL) return '';
  if (tag.type === 'content') return texts.get(tag.id ?? '') ?? '';
  return (tag.children ?? []).map((child) => wholeText(child, texts)).join('');
}

/** Formats a table row as a sentence: 'Skills levy (SDL): 3.5%, 3.5%'. */
function rowText({ children = [] }: Tag, texts: ReadonlyMap<string, string>): string {
  const [first, ...others] = children.map((cell) => tidy(wholeText(cell, texts))).filter(Boolean);
  if (first === undefined) return '';
  const rest = others.map((cell) => cell.replace(/\.$/, '')).join(', ');
  return rest ? `${first}: ${rest}` : first;
}

function taggedBlocks(root: Tag, texts: ReadonlyMap<string, string>): PageText {
  const blocks: PageText = [];
  let loose = '';
  const close = (isHeading: boolean) => {
    const text = tidy(loose);
    if (text !== '') blocks.push({ text, isHeading });
    loose = '';
  };
  const visit = (tag: Tag): void => {
    const { role = '', children = [] } = tag;
    if (!BLOCKS.test(role)) {
      if (children.length === 0) loose += wholeText(tag, texts);
      else if (role !== LABEL) children.forEach(visit);
      return;
    }
    close(false);
    if (role === 'TR') loose = rowText(tag, texts);
    else if (role === 'TOCI') loose = wholeText(tag, texts).replace(PAGE_NUMBER, '');
    else children.forEach(visit);
    close(HEADINGS.test(role));
  };
  visit(root);
  close(false);
  return blocks;
}

/**
 * Reads a page's blocks by its tags, which define the reading order and exclude page headers and footers. A page without
 * tags becomes one block in drawing order.
 */
async function readPage(page: PDFPageProxy): Promise<PageText> {
  const [{ items }, tags] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
  ]);
  const texts = textById(items);
  const blocks = tags ? taggedBlocks(tags, texts) : [];
  if (blocks.length > 0) return blocks;
  const text = tidy([...texts.values()].join(' '));
  return text === '' ? [] : [{ text, isHeading: false }];
}

/**
 * Reads the text of every page of a PDF. Pages that contain only pictures are empty.
 * @throws the error of pdf.js if the file is damaged or needs a password
 */
export async function readPdfText(bytes: Uint8Array): Promise<PageText[]> {
  const task = getDocument({ data: new Uint8Array(bytes), cMapUrl: CHARACTER_MAPS, verbosity: 0 });
  try {
    const pdf = await task.promise;
    const pages: PageText[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(await pdf.getPage(number)));
    return pages;
  } finally {
    await task.destroy();
  }
}

/**
 * Returns the text of each page of PDFs below public/, by URL. Warns about a file that cannot be read, such as with a password;
 * visitors can still open it.
 * @param paths URLs of existing files
 */
export async function pdfTexts(paths: readonly string[]): Promise<Map<string, PageText[]>> {
  const texts = new Map<string, PageText[]>();
  for (const path of paths) {
    const pages = await readPdfText(readFileSync(join(projectRoot(), 'public', path))).catch((error) => {
      console.warn(`${path}: its text cannot be searched (${error instanceof Error ? error.message : error}).`);
      return [];
    });
    texts.set(path, pages);
  }
  return texts;
}
