import { MARKER, type PagefindRecord, pageMarker } from '@/lib/search/textHit';

/** A part of a text. Matches stand in square brackets; `score` is Pagefind's for each of them. */
type Part = { page?: number; heading?: string; text?: string; score?: number };

/** A record as Pagefind answers it: markers of pages, headings, and an excerpt of each part with matches. */
export function recordOf(url: string, title: string, parts: Part[]): PagefindRecord {
  const record: PagefindRecord = { url, meta: { title }, anchors: [], sub_results: [] };
  let location = 0;
  for (const { page, heading, text = '', score = 1 } of parts) {
    const id = heading?.toLowerCase().replaceAll(' ', '-') ?? '';
    if (page) record.anchors.push({ id: pageMarker(page), text: MARKER, location });
    location += 1;
    if (heading) record.anchors.push({ id, text: heading, location });
    const anchor = page || heading ? record.anchors.at(-1) : undefined;
    location += text.split(' ').length;
    if (!text.includes('[')) continue;
    record.sub_results.push({
      ...(anchor && { anchor }),
      url: anchor ? `${url}#${anchor.id}` : url,
      excerpt: text.replaceAll('[', '<mark>').replaceAll(']', '</mark>'),
      weighted_locations: [{ balanced_score: score }],
    });
  }
  return record;
}

/** A text with what is marked in it between brackets. */
export const marked = (parts: readonly { text: string; isMarked: boolean }[] = []): string =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
