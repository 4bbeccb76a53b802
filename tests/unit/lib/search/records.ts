import { MARKER, type PagefindRecord, pageMarker } from '@/lib/search/textHit';

/** A part of a text: the opening, a page of a PDF, or the section under a heading. */
type Part = { page?: number; heading?: string; text?: string };

/** A record as Pagefind answers it: the text with its headings, and anchors at the beginnings of pages and sections. */
export function recordOf(url: string, title: string, parts: Part[]): PagefindRecord {
  const words: string[] = [];
  const anchors: PagefindRecord['anchors'] = [];
  const begin = (id: string, text: string) => {
    anchors.push({ element: 'h2', id, text, location: words.length });
    words.push(...`${text}.`.split(' '));
  };
  for (const { page, heading, text = '' } of parts) {
    if (page) begin(pageMarker(page), MARKER);
    if (heading) begin(heading.toLowerCase().replaceAll(' ', '-'), heading);
    words.push(...text.split(' ').filter(Boolean));
  }
  return { url, content: words.join(' '), meta: { title }, anchors };
}

/** Writes a text with its marked parts in brackets. */
export const marked = (parts: readonly { text: string; isMarked: boolean }[] = []): string =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
