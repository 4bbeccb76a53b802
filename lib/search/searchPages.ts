import { wordsOf } from './markedText.ts';

/** A page as the site's search knows it before any text is fetched. */
export type SearchablePage = {
  href: string;
  title: string;
  /** One or two sentences; searched and shown. */
  text: string;
  /** Group that the visitor may narrow to, such as 'Articles'. */
  group: string;
  /** Where the page belongs, such as 'Services / Tax Services'. */
  place: string;
};

const holdsAll = (text: string, words: readonly string[]) => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

/** Pages whose title or description holds every word; those with all of them in the title come first. */
export function searchPages(pages: readonly SearchablePage[], query: string): SearchablePage[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = pages.filter(({ title, text }) => holdsAll(`${title} ${text}`, words));
  const isTitled = ({ title }: SearchablePage) => holdsAll(title, words);
  return [...found.filter(isTitled), ...found.filter((page) => !isTitled(page))];
}

/** The groups of some pages in the order in which they first appear, with their counts. */
export function groupsOf(pages: readonly SearchablePage[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { group } of pages) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
