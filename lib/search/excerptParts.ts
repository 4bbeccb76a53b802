import type { MarkedPart } from './markWords.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

const plain = (html: string) => html.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Cuts an excerpt of the full-text index into pieces. It is HTML that holds text and <mark> alone; taking it apart
 * spares the page from writing HTML that it did not make.
 */
export function excerptParts(html: string): MarkedPart[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((piece, index) => ({ text: plain(piece), isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
