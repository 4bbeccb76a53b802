import type { PagefindRecord } from '@/lib/search/textHit';

type Part = { page?: number; heading?: string; text?: string };

/**
 * A record as Pagefind answers it: pages and headings with the texts under them. Words that begin with one of those
 * found count as found.
 */
export function recordOf(url: string, title: string, parts: Part[], found: string[]): PagefindRecord {
  const anchors: PagefindRecord['anchors'] = [];
  const words: string[] = [];
  for (const { page, heading, text } of parts) {
    const location = words.length;
    if (page) anchors.push({ element: 'div', id: `page-${page}`, text: '', location });
    if (heading) anchors.push({ element: 'h2', id: heading.toLowerCase(), text: heading, location });
    words.push(...`${heading ? `${heading}.` : ''} ${text ?? ''}`.split(' ').filter(Boolean));
  }
  const locations = words.flatMap((word, at) =>
    found.some((one) => word.toLowerCase().replace(/^\W+/, '').startsWith(one)) ? [at] : [],
  );
  return { url, content: words.join(' '), meta: { title }, anchors, locations };
}

/** A text with what is marked in it between brackets. */
export const marked = (parts: readonly { text: string; isMarked: boolean }[] = []): string =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
