import { readFileSync } from 'node:fs';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the tags of a page, as pdf.js gives it. */
export type Tag = { role?: string; alt?: string; structId?: string; children?: Tag[] };

/** A page as a reader's program sees it. */
type PdfPage = {
  /** All words, also those above and below the text. */
  text: string;
  /** The left and right ends of the words, in points. */
  spans: { text: string; left: number; right: number }[];
  width: number;
  tags: Tag;
  links: string[];
};

export type Pdf = { pages: PdfPage[]; document: PDFDocumentProxy };

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const annotations: { subtype?: string; url?: string; dest?: unknown }[] = await page.getAnnotations();
  return {
    text: words
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' '),
    spans: words.map(({ str, transform, width }) => ({ text: str, left: transform[4], right: transform[4] + width })),
    width: page.getViewport({ scale: 1 }).width,
    tags: (await page.getStructTree()) as Tag,
    links: annotations.filter(({ subtype }) => subtype === 'Link').map(({ url }) => url ?? '#'),
  };
}

/** Opens a PDF below public/ with another library than the ones that made it. */
export async function openPdf(path: string): Promise<Pdf> {
  const document = await getDocument({ data: new Uint8Array(readFileSync(`public${path}`)), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(document, number));
  return { pages, document };
}

/** Returns the tags of a page with a role, in reading order. */
export const tagsOf = (tag: Tag, role: RegExp): Tag[] => [
  ...(role.test(tag.role ?? '') ? [tag] : []),
  ...(tag.children ?? []).flatMap((child) => tagsOf(child, role)),
];
