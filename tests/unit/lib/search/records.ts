import { MARKER, type PagefindRecord, pageMarker } from '@/lib/search/fullText';

/** Part of a document: the introduction, a PDF page, or the section under a heading. */
type Part = { page?: number; heading?: string; text?: string };

/** Builds a record as Pagefind returns it, with sections and with anchors at the start of pages and sections. */
export function recordOf(url: string, title: string, parts: Part[]): PagefindRecord {
  const anchors = parts.flatMap(({ page, heading = MARKER }, location) => [
    ...(page ? [{ id: pageMarker(page), text: MARKER, location }] : []),
    ...(heading === MARKER ? [] : [{ id: heading.toLowerCase().replaceAll(' ', '-'), text: heading, location }]),
  ]);
  const sections = parts.map(({ heading, text = '' }, location) => {
    const anchor = anchors.findLast((one) => one.location === location);
    return {
      title: anchor?.text ?? title,
      url: anchor ? `${url}#${anchor.id}` : url,
      plain_excerpt: heading ? `${heading}. ${text}` : text,
      locations: [location],
      anchor,
    };
  });
  return { url, content: parts.map(({ text }) => text).join(' '), meta: { title }, anchors, sub_results: sections };
}

/** Joins the parts of an excerpt, with highlighted parts in brackets. */
export const marked = (parts: readonly { text: string; isMarked: boolean }[] = []): string =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
