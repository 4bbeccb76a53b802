import { MARKER, type PagefindRecord, pageMarker } from '@/lib/search/textHit';

/** A part of a text. Matches stand in square brackets; `scores` are Pagefind's for each of them. */
type Part = { page?: number; heading?: string; text?: string; scores?: number[] };

/** A text with its matches in <mark> elements instead of brackets, and one without them. */
export const withMarks = (text: string) => text.replaceAll('[', '<mark>').replaceAll(']', '</mark>');
export const plain = (text: string) => text.replace(/[[\]]/g, '');

/** A record as Pagefind answers it: markers of pages, headings, and an excerpt of each part with matches. */
export function recordOf(url: string, title: string, parts: Part[]): PagefindRecord {
  const raw_content = parts.map(({ text = '' }) => plain(text)).join(' ');
  const record: PagefindRecord = { url, raw_content, meta: { title }, anchors: [], sub_results: [] };
  let location = 0;
  for (const { page, heading, text = '', scores = [1] } of parts) {
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
      excerpt: withMarks(text),
      plain_excerpt: plain(text),
      weighted_locations: scores.map((balanced_score) => ({ balanced_score })),
    });
  }
  return record;
}

/** A text with what is marked in it between brackets. */
export const marked = (parts: readonly { text: string; isMarked: boolean }[] = []): string =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
