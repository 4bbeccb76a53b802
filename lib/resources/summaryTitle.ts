/** Notice shown next to the title of a legal summary. */
export const SUMMARY_NOTICE = 'Our summary, not the official text';

/** Labels for the official text of a law. */
export const OFFICIAL_TEXT = { name: 'Official text', missing: 'Official text not found on line' } as const;

/** Returns the URL of the official text; undefined if it was not found. */
export const officialTextIn = (official: string): string | undefined =>
  official.startsWith('https://') ? official : undefined;

type Titled = { category: string; title: string };

const isLaw = (category: string): boolean => category === 'acts' || category === 'finance-act';

/** Checks for summaries of an act or a Finance Act, which a reader could mistake for the law itself. */
export const isSummaryOfLaw = <Entry extends Pick<Titled, 'category'>>(
  entry: Entry,
): entry is Extract<Entry, { category: 'acts' | 'finance-act' }> => isLaw(entry.category);

/** Returns a document's title for files, feeds and structured data. */
export const titleInContext = (document: Titled): string =>
  isLaw(document.category) ? `${document.title}: our summary, not the official text` : document.title;

/** Returns a document's title where space is limited to one line. */
export const shortTitle = (document: Titled): string =>
  isLaw(document.category) ? `${document.title}: summary` : document.title;

/**
 * Returns the document's name for the title tag: from its front matter, otherwise its title, followed by the country for a
 * law.
 */
export function documentSearchTitle(document: Titled, frontMatter?: { searchTitle?: string }): string {
  if (frontMatter?.searchTitle) return frontMatter.searchTitle;
  return isLaw(document.category) ? `${document.title} of Tanzania: our summary` : document.title;
}

/** Returns a document's meta description; for a law it says that the page is a summary. */
export const documentSearchDescription = ({
  category,
  description,
}: {
  category: string;
  description: string;
}): string => (isLaw(category) ? `${description} ${SUMMARY_NOTICE}.` : description);
