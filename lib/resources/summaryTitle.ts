/** Notice next to the title of a summary of a law. */
export const SUMMARY_NOTICE = 'Our summary, not the official text';

/** Words for the official text of a law. */
export const OFFICIAL_TEXT = { name: 'Official text', missing: 'Official text not found on line' } as const;

/** Returns the address of the official text in its field; undefined where it was not found. */
export const officialTextIn = (official: string): string | undefined =>
  official.startsWith('https://') ? official : undefined;

type Titled = { category: string; title: string };

const isLaw = (category: string): boolean => category === 'acts' || category === 'finance-act';

/** Checks for the summary of an act or a Finance Act, which a reader could mistake for the law itself. */
export const isSummaryOfLaw = <Entry extends Pick<Titled, 'category'>>(
  entry: Entry,
): entry is Extract<Entry, { category: 'acts' | 'finance-act' }> => isLaw(entry.category);

/** Returns the title of a document for a file, a feed or structured data. */
export const titleInContext = (document: Titled): string =>
  isLaw(document.category) ? `${document.title}: our summary, not the official text` : document.title;

/** Returns the title of a document for a single line. */
export const shortTitle = (document: Titled): string =>
  isLaw(document.category) ? `${document.title}: summary` : document.title;

/**
 * Returns the name of a document's page in the title tag: from its front matter, and for a law its title with its
 * country.
 */
export function documentSearchTitle(document: Titled, frontMatter?: { searchTitle?: string }): string {
  if (frontMatter?.searchTitle) return frontMatter.searchTitle;
  return isLaw(document.category) ? `${document.title} of Tanzania: our summary` : document.title;
}

/** Returns the description of a document's page for search engines; for a law it says that the page is a summary. */
export const documentSearchDescription = ({
  category,
  description,
}: {
  category: string;
  description: string;
}): string => (isLaw(category) ? `${description} ${SUMMARY_NOTICE}.` : description);
